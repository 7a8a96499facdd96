import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const SRC = join(dirname(fileURLToPath(import.meta.url)), 'src');
const SET = join(SRC, '../node_modules/@iconify-json/game-icons/icons.json');
const SUFFIX = 'icons.tsv';

/**
 * Importing an `icons.tsv` (concept, icon, name in English and Italian) gives an object from concept to the drawing,
 * so that only the drawings somebody named are shipped.
 */
export function icons(): Plugin {
  let set: Record<string, { body: string }> | undefined;
  return {
    name: 'icons',
    enforce: 'pre',
    load(id) {
      const file = id.split('?')[0] ?? id;
      if (!file.endsWith(SUFFIX)) return null;
      this.addWatchFile(file);
      set ??= (JSON.parse(readFileSync(SET, 'utf8')) as { icons: Record<string, { body: string }> }).icons;
      const drawings: Record<string, string> = {};
      for (const line of readFileSync(file, 'utf8').trim().split('\n').slice(1)) {
        const [concept, icon] = line.split('\t');
        const body = icon && set[icon]?.body;
        if (!concept || !body) throw new Error(`${file}: no drawing '${icon}' for '${concept}'`);
        drawings[concept] = body;
      }
      return `export default ${JSON.stringify(drawings)}`;
    },
  };
}
