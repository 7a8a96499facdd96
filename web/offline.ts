import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const WORKER = 'sw.js';

/** Tells the service worker which files this build consists of, and gives the build a name: the same files, the same name. */
export function offline(): Plugin {
  let folder = '';
  return {
    name: 'offline',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => void (folder = config.publicDir),
    generateBundle(_, bundle) {
      const worker = bundle[WORKER];
      if (worker?.type !== 'chunk') return;
      const hash = createHash('sha256').update(worker.code);
      const files = Object.keys(bundle).filter((file) => file !== WORKER && file !== 'index.html' && !file.endsWith('.map'));
      const page = bundle['index.html'];
      if (page?.type === 'asset') hash.update(page.source);
      const kept = readdirSync(folder, { withFileTypes: true }).filter((each) => each.isFile()); // pictures for links are nothing to keep
      for (const { name } of kept.sort((a, b) => (a.name < b.name ? -1 : 1))) {
        files.push(name);
        hash.update(readFileSync(join(folder, name)));
      }
      files.sort();
      for (const file of files) hash.update(file);
      worker.code = `const FILES = ${JSON.stringify(files)}, BUILD = '${hash.digest('hex').slice(0, 16)}';\n${worker.code}`;
    },
  };
}
