import { socialKindOf, youtubeFrame, youtubeId } from '@pesantren/content/network-address';

/** Returns the address of the frame for a card's link; null where only its own page shows it, as of a shortened one. */
export function frameUrl(address: string): string | null {
  const { hostname, pathname, searchParams } = new URL(address);
  if (socialKindOf(address) === 'youtube') {
    const id = youtubeId(address);
    return id ? `${youtubeFrame(id)}?autoplay=1` : null;
  }
  if (/instagram/.test(hostname)) {
    const [kind, code] = pathname.split('/').filter(Boolean);
    return code ? `https://www.instagram.com/${kind}/${code}/embed/` : null;
  }
  const place = placeOf(pathname, searchParams);
  if (!place) return null;
  const name = encodeURIComponent(place);
  return `https://www.google.com/maps/embed?origin=mfe&pb=!1m3!2m1!1s${name}!6i15!3m1!1sid!5m1!1sid`;
}

/** Returns the place that an address of Google Maps names, in words or as coordinates. */
function placeOf(pathname: string, query: URLSearchParams): string | null {
  const asked = query.get('q') ?? query.get('query');
  const [, named] = /\/(?:place|search)\/([^/@]+)/.exec(pathname) ?? [];
  const [, coordinates] = /@(-?[\d.]+,-?[\d.]+)/.exec(pathname) ?? [];
  return asked ?? (named ? decodeURIComponent(named.replaceAll('+', ' ')) : (coordinates ?? null));
}
