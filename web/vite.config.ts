import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { icons } from './icons.ts';
import { offline } from './offline.ts';

const server = process.env.SIGNORIA_URL ?? 'http://127.0.0.1:1492';

export default defineConfig({
  plugins: [icons(), svelte(), offline()],
  // scripts and styles find each other wherever the page lies: only index.html knows that it is the root
  experimental: { renderBuiltUrl: (_, { hostType }) => (hostType === 'html' ? undefined : { relative: true }) },
  build: {
    outDir: 'target/classes/web',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0, // nothing inline: the server's content security policy allows none
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 400,
    // what all boards share is one file, not a dozen of a few lines each
    rolldownOptions: {
      input: { index: 'index.html', sw: 'src/offline/sw.ts' },
      output: {
        codeSplitting: { groups: [{ name: 'parts', test: /\/src\/(kit|parts|table)\// }] },
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  server: { proxy: { '/api': { target: server, ws: true }, '/engine': server } },
});
