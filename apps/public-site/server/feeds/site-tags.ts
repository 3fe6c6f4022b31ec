import { school } from '@pesantren/content/school';
import type { BuildTags } from '../rendering/page-tags.ts';
import { color } from '../theme-colors.ts';
import { feedPaths } from './feed-paths.ts';

/** What every page's head has besides the build's files: icons, manifest, feeds, the browser's color. */
export function withSiteTags(buildTags: BuildTags): BuildTags {
  const title = school.name.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const tags = [
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    `<link rel="manifest" href="${feedPaths.manifest}">`,
    `<link rel="alternate" type="application/atom+xml" title="${title}" href="${feedPaths.atom}">`,
    ...(['light', 'dark'] as const).map(
      (scheme) =>
        `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${color('surface', scheme)}">`,
    ),
  ].join('');
  return (routeModules) => {
    const build = buildTags(routeModules);
    return { ...build, head: build.head + tags };
  };
}
