import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// The server's build takes every dependency in: what is deployed is `dist` and `server`, nothing else of React.
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss()],
  appType: 'custom',
  build: isSsrBuild
    ? // One file: a running server never reaches for a part that a newer build has replaced.
      { copyPublicDir: false, rolldownOptions: { output: { codeSplitting: false } } }
    : {
        manifest: true,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: 'src/entry-client.tsx',
          output: {
            codeSplitting: {
              groups: [
                // Libraries change seldom: one file that stays in caches across releases. Icons, and
                // the lightbox's gestures, are loaded where they are used.
                { name: 'vendor', test: /node_modules.(?!.*(?:tabler|lightbox))/, priority: 2 },
                { name: 'shared', minShareCount: 2, priority: 1 },
              ],
            },
          },
        },
      },
  ...(isSsrBuild && {
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
  }),
}));
