import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { icons } from './icons.ts';

const server = process.env.SIGNORIA_URL ?? 'http://127.0.0.1:1492';

export default defineConfig({
  plugins: [icons(), svelte()],
  build: {
    outDir: 'target/classes/web',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0, // nothing inline: the server's content security policy allows none
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 400,
    // what all boards share is one file, not a dozen of a few lines each
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'parts', test: /\/src\/(kit|parts|table)\// }] } } },
  },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: server, ws: true } } },
});
