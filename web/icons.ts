import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const SRC = join(dirname(fileURLToPath(import.meta.url)), 'src');
const SET = join(SRC, '../node_modules/@iconify-json/game-icons/icons.json');
const SUFFIX = 'icons.tsv';
/** Every drawing of the set is one path in one colour. */
const PATH = /^<path fill="currentColor" d="([^"]*)"\/>$/;

/**
 * Importing an `icons.tsv` (concept, icon, name in English and Italian) gives an object from concept to the path that
 * draws it, so that only the drawings somebody named are shipped.
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
        const path = icon && PATH.exec(set[icon]?.body ?? '')?.[1];
        if (!concept || !path) throw new Error(`${file}: no drawing '${icon}' for '${concept}'`);
        drawings[concept] = path;
      }
      return `export default ${JSON.stringify(drawings)}`;
    },
  };
}
