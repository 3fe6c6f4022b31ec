import { compressedFiles } from '@pesantren/ui/compressed-files';
import { subsetFonts } from '@pesantren/ui/fonts/subset-fonts';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { serviceWorker } from './service-worker/build-worker.ts';

const base = '/adminsekolah/';

/**
 * Names the font of all words with the page, so that a fast line has it for the first paint; a slow one brings it after the
 * scripts, and the page stands in what the device has. Arabic brings its own.
 */
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
          fetchpriority: 'low',
          crossorigin: '',
          href: base + name,
        },
        injectTo: 'head',
      })),
};

/** Names to the page the files of what a visit needs next, in this order, for `src/main.tsx`. */
const nameAhead: Plugin = {
  name: 'name-ahead',
  transformIndexHtml: (html, { bundle = {} }) => {
    const steps = ['list', 'controls', 'editor', 'editor-vendor'];
    const files = steps.flatMap((step) =>
      Object.values(bundle).filter((file) => file.type === 'chunk' && file.name === step),
    );
    const json = JSON.stringify(files.map(({ fileName }) => base + fileName));
    return html.replace('id="ahead">[]', `id="ahead">${json}`);
  },
};

/** One static build for every environment; the provider's address and key are set at serve time. */
export default defineConfig({
  base,
  // The app is styled by Mantine; Tailwind is for the preview, which shows the visitors' components.
  plugins: [
    react({ compiler: true }),
    tailwindcss(),
    subsetFonts(),
    preloadFont,
    nameAhead,
    compressedFiles,
    serviceWorker,
  ],
  // One style sheet: Vite never retries a chunk's own style sheet that failed to load (vite:preloadError).
  build: {
    modulePreload: { polyfill: false },
    cssCodeSplit: false,
    rolldownOptions: {
      // The steps of a visit are a file each, with what no step before it has: many small ones compress worse, and wait
      // for one another.
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'vendor',
              test: /node_modules.(\.pnpm.)?(react|react-dom|react-router|react-router-dom|scheduler|@tanstack.[a-z-]+|cookie|set-cookie-parser)[@/]/,
              priority: 5,
            },
            { name: 'start', tags: ['$initial'], priority: 4 },
            { name: 'list', test: /\/(shell|articles-page|editorial)\.tsx?$/, priority: 3 },
            // What screens without an editor have too: they must not wait for its code.
            { name: 'controls', test: /node_modules.(\.pnpm.)?@mantine/, priority: 2 },
            {
              name: 'editor-vendor',
              test: /node_modules.(\.pnpm.)?(@tiptap|prosemirror)/,
              priority: 2,
            },
            {
              name: 'editor',
              test: /\/(body-editor|article-settings|publication-panel)\.tsx$/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
});
