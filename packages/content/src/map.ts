import { school } from './school.ts';

const place = `${school.map.latitude},${school.map.longitude}`;

/** The school on Google Maps (https://developers.google.com/maps/documentation/urls). */
export const mapPage = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;

/** The same as a page for an `<iframe>`, which needs no key: place, zoom 15, in Indonesian. */
export const mapEmbed = `https://www.google.com/maps/embed?origin=mfe&pb=!1m3!2m1!1s${place}!6i15!3m1!1sid!5m1!1sid`;
