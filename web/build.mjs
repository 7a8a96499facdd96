// What Maven runs: installs the packages when the lock has changed, builds when a source has.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
process.chdir(here);

const INSTALLED = 'node_modules/.lock';
const BUILT = 'target/classes/web/index.html';
const SOURCES = ['src', 'public', 'index.html', 'icons.ts', 'offline.ts', 'vite.config.ts', 'svelte.config.js', 'package-lock.json'];

function run(command, ...args) {
  const done = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (done.error) {
    console.error(`web: cannot run ${command}: install Node.js 20 or later with npm`);
    process.exit(1);
  }
  if (done.status !== 0) process.exit(done.status ?? 1);
}

function newest(path) {
  if (!existsSync(path)) return 0;
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(
    0,
    ...readdirSync(path)
      .filter((name) => name !== 'target' && name !== 'test')
      .map((name) => newest(join(path, name))),
  );
}

const lock = readFileSync('package-lock.json', 'utf8');
if (!existsSync(INSTALLED) || readFileSync(INSTALLED, 'utf8') !== lock) {
  run('npm', 'ci', '--no-audit', '--no-fund', '--loglevel=error');
  mkdirSync('node_modules', { recursive: true });
  writeFileSync(INSTALLED, lock);
}
const built = existsSync(BUILT) ? statSync(BUILT).mtimeMs : 0;
if (Math.max(...SOURCES.map(newest)) > built) run('npm', 'run', '--silent', 'build', '--', '--logLevel=warn');
