import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { icons } from './icons.ts';
import { Verdict } from './verdict.ts';

export default defineConfig({
  plugins: [icons(), svelte()],
  resolve: { conditions: ['browser'] },
  test: {
    include: ['test/**/*.test.ts'],
    setupFiles: ['test/fixtures/printed.ts'],
    environment: 'happy-dom',
    testTimeout: 60_000,
    reporters: ['default', new Verdict()],
  },
});
