import { compressedFiles } from '@pesantren/ui/compressed-files';
import { subsetFonts } from '@pesantren/ui/fonts/subset-fonts';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type CSSOptions, defineConfig } from 'vite';
import { pageStyles } from './styles-plugin.ts';

/**
 * Takes rules out of their cascade layers, in the order that Tailwind writes them. Browsers before Chromium 99 and
 * Safari 15.4 drop whole `@layer` blocks.
 */
const flattenLayers: CSSOptions['postcss'] = {
  plugins: [
    {
      postcssPlugin: 'flatten-layers',
      AtRule: {
        layer(layer) {
          if (layer.nodes) layer.replaceWith(layer.nodes);
          else layer.remove();
        },
      },
    },
  ],
};

// The server's build takes every dependency in: what is deployed is `dist` and `server`, nothing else of React.
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    tailwindcss(),
    ...(isSsrBuild ? [] : [subsetFonts(), pageStyles, compressedFiles]),
  ],
  appType: 'custom',
  css: { postcss: flattenLayers },
  build: isSsrBuild
    ? // One file: a running server never reaches for a part that a newer build has replaced.
      { copyPublicDir: false, rolldownOptions: { output: { codeSplitting: false } } }
    : {
        manifest: true,
        cssTarget: ['chrome92', 'firefox115', 'safari15'],
        rolldownOptions: {
          // What opens a control in place is imported by its file's name.
          preserveEntrySignatures: 'allow-extension',
          input: [
            'src/styles.css',
            'src/layout/load-font.ts',
            'src/plain/bootstrap.ts',
            'src/plain/entry-plain.ts',
            'src/features/gallery/open-picture.ts',
            'src/features/body-links/open-body-link.ts',
            'src/features/contact/open-map.ts',
            'src/layout/show-toast.ts',
            'src/features/visits/measure-visit.ts',
          ],
          output: {
            codeSplitting: {
              groups: [
                { name: 'bootstrap', test: /src.plain.bootstrap\.ts$/, priority: 1 },
                // Runs without the others, so it shares no module with them.
                { name: 'plain', test: /src.plain.[^.]+\.ts$/ },
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
