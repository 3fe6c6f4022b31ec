import type { Identity } from '../facts.ts';

/** True once a school has said where it is on the map. */
export function isOnMap({ latitude, longitude }: Identity['map']): boolean {
  return Number.isFinite(latitude) && Number.isFinite(longitude);
}

/** Returns the school's place on Google Maps (https://developers.google.com/maps/documentation/urls). */
export function mapPage({ latitude, longitude }: Identity['map']): string {
  const place = encodeURIComponent(`${latitude},${longitude}`);
  return `https://www.google.com/maps/search/?api=1&query=${place}`;
}

/** Returns the same as a page for an `<iframe>`, which needs no key: place, zoom 15, in Indonesian. */
export function mapEmbed({ latitude, longitude }: Identity['map']): string {
  return `https://www.google.com/maps/embed?origin=mfe&pb=!1m3!2m1!1s${latitude},${longitude}!6i15!3m1!1sid!5m1!1sid`;
}
