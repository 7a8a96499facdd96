import { defineConfig } from 'vitest/config';

/** A real browser against a real server: SIGNORIA_URL says where, SIGNORIA_LIMITED_URL one that limits rates. */
export default defineConfig({
  test: {
    include: ['browser/**/*.test.ts'],
    environment: 'node',
    testTimeout: 240_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    fileParallelism: false,
    sequence: { concurrent: false },
  },
});
