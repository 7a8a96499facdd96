import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { Verdict } from './verdict.ts';

/** What takes longest, in this order: begun first, so that two workers end at the same time. */
const LONG = ['boards', 'games', 'pages', 'learn', 'late'];
const MANY = LONG.length + 1;

class LongestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => (LONG.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`)) + MANY) % MANY;
    return Promise.resolve([...files].sort((one, other) => place(one) - place(other)));
  }
}

/** A real browser against a real server: SIGNORIA_URL says where, SIGNORIA_LIMITED_URL one that limits rates. */
export default defineConfig({
  test: {
    include: ['browser/**/*.test.ts'],
    environment: 'node',
    // generous: a machine that builds beside is slow, and only what hangs shall fail
    testTimeout: 480_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    retry: 1, // what passes only then is told as flaky: see verdict.ts
    maxWorkers: 2, // what two cores carry: a test mostly waits for its own browser
    sequence: { concurrent: false, sequencer: LongestFirst },
    reporters: ['default', new Verdict()],
  },
});
