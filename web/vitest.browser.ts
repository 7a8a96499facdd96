import { defineConfig } from 'vitest/config';
import { Verdict } from './verdict.ts';

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
    fileParallelism: false,
    sequence: { concurrent: false },
    reporters: ['default', new Verdict()],
  },
});
