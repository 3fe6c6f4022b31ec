import { compressedFiles } from '@pesantren/ui/compressed-files';
import { subsetFonts } from '@pesantren/ui/fonts/subset-fonts';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type CSSOptions, defineConfig, type Plugin } from 'vite';

/** Gives each lazy route its module as id: `src/features/…`, by which the server finds its chunk in the manifest. */
const routeIds: Plugin = {
  name: 'route-ids',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/src/routes.tsx')) return null;
    return code.replace(/import\('\.\/(features\/[^']+)'\)/g, "$&, 'src/$1'");
  },
};

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

/** All modules but those that open a control in place, which are a file each. */
const ofEveryPage = /^(?!.*(?:open-(?:picture|body-link|map)|gestures|body-links|show-toast))/;

/** Modules that only lists with filters use. */
const ofLists =
  /ui.src.list.|src.list.(?:list-filters|use-apply-filter|more-pages|pagination|list-results|no-match|result-count)/;

/** Most pages do without what lists show, bodies and their parser, and what reads the provider. */
const ofMostPages = new RegExp(
  `^(?!.*(?:${ofLists.source}|ui.src.rich-text.(?!inline-text|arabic)|item-page|share-row|admission-section|content.src.sample|zod.v4|api-client.src.(?!contract.(?:labels|focus|search))))`,
);

// The server's build takes every dependency in: what is deployed is `dist` and `server`, nothing else of React.
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    routeIds,
    react(),
    tailwindcss(),
    ...(isSsrBuild ? [] : [subsetFonts(), compressedFiles]),
  ],
  appType: 'custom',
  css: { postcss: flattenLayers },
  build: isSsrBuild
    ? // One file: a running server never reaches for a part that a newer build has replaced.
      { copyPublicDir: false, rolldownOptions: { output: { codeSplitting: false } } }
    : {
        manifest: true,
        cssTarget: ['chrome92', 'firefox115', 'safari15'],
        modulePreload: {
          polyfill: false,
          // A page's chunk brings few that are not loaded yet: naming them all cost every page more.
          resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')),
        },
        rolldownOptions: {
          // What opens a control in place is imported by its file's name.
          preserveEntrySignatures: 'allow-extension',
          input: [
            'src/entry-client.tsx',
            'src/hydration/bootstrap.ts',
            'src/plain/entry-plain.ts',
            'src/features/gallery/open-picture.ts',
            'src/features/body-links/open-body-link.ts',
            'src/features/contact/open-map.ts',
            'src/layout/show-toast.ts',
          ],
          output: {
            codeSplitting: {
              groups: [
                { name: 'bootstrap', test: /src.hydration.bootstrap\.ts$/, priority: 5 },
                // Runs without the others, so it shares no module with them.
                { name: 'plain', test: /src.plain.[^.]+\.ts$/, priority: 5 },
                // What every page starts with: libraries, which change seldom and stay in caches across
                // releases, and the site's own frame.
                {
                  name: 'vendor',
                  test: /node_modules.(?!.*tabler)/,
                  tags: ['$initial'],
                  priority: 4,
                },
                { name: 'site', test: ofEveryPage, tags: ['$initial'], priority: 3 },
                // What many pages show. With fewer, each would carry much that others need; with more,
                // many small files compress worse.
                {
                  name: 'parts',
                  test: ofMostPages,
                  minShareCount: 3,
                  priority: 2,
                },
                // What the pages of one item share.
                {
                  name: 'items',
                  test: /src.components.(?:item-|share-row)|ui.src.rich-text.(?!inline-text|arabic)/,
                  minShareCount: 2,
                  priority: 1,
                },
                { name: 'slug', test: /api-client.src.slug/, minShareCount: 2, priority: 1 },
                // The reader of the provider: the search and the directory of pupils read with it as well.
                {
                  name: 'public-client',
                  test: /zod.v4|api-client.src.(?:transport|to-api-error|public-client|resources|contract.(?!rich-text))/,
                  minShareCount: 2,
                  priority: 1,
                },
                { name: 'lists', test: ofLists, minShareCount: 2, priority: 1 },
                { name: 'tiles', test: /features.gallery.picture-/, minShareCount: 2 },
                // What home shares with the pages of its lists.
                {
                  name: 'previews',
                  test: /features.(?:articles|announcements)|ui.src.content.(?!article-card)|content.src.sample.home/,
                  minShareCount: 2,
                },
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
