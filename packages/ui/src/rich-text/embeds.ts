const labels: readonly [RegExp, string][] = [
  [
    /^https:\/\/(?:(?:www|m)\.)?youtu(?:be\.com\/(?:watch\?|shorts\/|live\/)|\.be\/)[^\s<>"]+$/,
    'Putar video YouTube',
  ],
  [/^https:\/\/(?:www\.)?instagram\.com\/(?:p|reel|tv)\/[\w-]+/, 'Lihat kiriman Instagram'],
  [
    /^https:\/\/(?:maps\.app\.goo\.gl|(?:www\.)?google\.(?:com|co\.id)\/maps)\/[^\s<>"]+$/,
    'Lihat peta Google',
  ],
];

/** Returns the words on the card of an address that stands alone in a body; undefined for one that is only a link. */
export function embedLabel(address: string): string | undefined {
  return labels.find(([pattern]) => pattern.test(address))?.[1];
}
