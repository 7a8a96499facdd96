import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** As told by vitest: of an error that came from elsewhere, only the message is sure. */
interface Told {
  message: string;
  diff?: string;
  stacks?: { file: string; line: number }[];
}

/** After all else that vitest says, each test that failed, or passed only when tried again, in a line and what was wrong with it. */
export class Verdict implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly Told[]): void {
    for (const module of modules) {
      for (const error of module.errors()) say('failed', module.relativeModuleId, error);
      for (const test of module.children.allTests()) judge(test);
    }
    for (const error of unhandled) say('failed', 'outside all tests', error);
  }
}

function judge(test: TestCase): void {
  const { state, errors } = test.result();
  const name = `${test.module.relativeModuleId} > ${test.fullName}`;
  if (state === 'failed') errors?.forEach((error) => say('failed', name, error));
  else if (test.diagnostic()?.flaky) errors?.forEach((error) => say('flaky', name, error));
}

function say(kind: 'failed' | 'flaky', name: string, error: Told): void {
  const at = error.stacks?.find(({ file }) => !file.includes('node_modules'));
  const lines = (text: string) => stripVTControlCharacters(text).split('\n');
  const differing = lines(error.diff ?? '').filter((line) => /^[-+] (?!Expected|Received)/.test(line));
  const [first, ...more] = [...lines(error.message).slice(0, LINES), ...differing.slice(0, LINES)].map((line) => line.slice(0, WIDTH));
  console.log(`${kind}: ${name}${at ? ` (${relative(import.meta.dirname, at.file)}:${at.line})` : ''}: ${first}`);
  for (const line of more) console.log(`  ${line}`);
}

const LINES = 5;
const WIDTH = 400;
