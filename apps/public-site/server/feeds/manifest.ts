import { school } from '@pesantren/content/school';
import { color } from '../theme-colors.ts';
import { type IconName, icons } from './icons.ts';

/** The web app manifest (w3.org/TR/appmanifest): the site on a phone's home screen. */
export function manifest(): string {
  return JSON.stringify({
    name: school.name,
    short_name: school.nameLines.at(-1),
    description: school.description,
    lang: 'id',
    dir: 'ltr',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    theme_color: color('surface'),
    background_color: color('surface'),
    categories: ['education'],
    icons: (Object.keys(icons) as IconName[]).map((name) => ({
      src: `/${name}`,
      sizes: `${icons[name].size}x${icons[name].size}`,
      type: 'image/png',
      purpose: icons[name].form === 'maskable' ? 'maskable' : 'any',
    })),
  });
}
