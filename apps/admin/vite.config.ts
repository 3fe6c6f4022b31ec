import { compressedFiles } from '@pesantren/ui/compressed-files';
import { subsetFonts } from '@pesantren/ui/fonts/subset-fonts';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { serviceWorker } from './service-worker/build-worker.ts';

const base = '/adminsekolah/';

/** Preloads the font of all words with the page, not only once the style sheet has loaded; Arabic brings its own. */
const preloadFont: Plugin = {
  name: 'preload-font',
  transformIndexHtml: (_, { bundle = {} }) =>
    Object.keys(bundle)
      .filter((name) => /jakarta[^/]*\.woff2$/.test(name))
      .map((name) => ({
        tag: 'link',
        attrs: {
          rel: 'preload',
          as: 'font',
          type: 'font/woff2',
          crossorigin: '',
          href: base + name,
        },
        injectTo: 'head',
      })),
};

/** One static build for every environment; the provider's address and key are set at serve time. */
export default defineConfig({
  base,
  // The app is styled by Mantine; Tailwind is for the preview, which shows the visitors' components.
  plugins: [react(), tailwindcss(), subsetFonts(), preloadFont, compressedFiles, serviceWorker],
  // One style sheet: Vite never retries a chunk's own style sheet that failed to load (vite:preloadError).
  build: {
    modulePreload: { polyfill: false },
    cssCodeSplit: false,
    rolldownOptions: {
      // Modules that most screens share form one chunk, those of lists and forms another: both compress better
      // than many small ones, and the login loads the first alone.
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'vendor',
              test: /node_modules.(\.pnpm.)?(react|react-dom|react-router|scheduler|@tanstack.[a-z-]+|cookie|set-cookie-parser)[@/]/,
              priority: 3,
            },
            { name: 'parts', minShareCount: 22, priority: 2 },
          ],
        },
      },
    },
  },
});
