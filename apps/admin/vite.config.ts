import { subsetFonts } from '@pesantren/ui/fonts/subset-fonts';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const base = '/adminsekolah/';

/** Asks for the font together with the page, not only once the style sheet is read. */
const preloadFont: Plugin = {
  name: 'preload-font',
  transformIndexHtml: (_, { bundle = {} }) =>
    Object.keys(bundle)
      .filter((name) => name.endsWith('.woff2'))
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

/** One static build for every environment; address and key of the provider come at serve time. */
export default defineConfig({
  base,
  // The app itself is Mantine's; Tailwind is for the preview, which shows the visitors' components.
  plugins: [react(), tailwindcss(), subsetFonts(), preloadFont],
  // One style sheet: Vite never asks again for a part's own once the network failed it (vite:preloadError).
  build: {
    modulePreload: { polyfill: false },
    cssCodeSplit: false,
    rolldownOptions: {
      // What most screens share comes in one file, which compresses better than many small ones.
      output: { codeSplitting: { groups: [{ name: 'parts', minShareCount: 10 }] } },
    },
  },
});
