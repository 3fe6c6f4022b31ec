import type { SocialKind } from './facts.ts';

type Network = {
  /** The first one stands in addresses. */
  hosts: readonly [string, ...string[]];
  /** The part before a name in the network's addresses. */
  sign: '' | '@';
};

const networks: Readonly<Record<SocialKind, Network>> = {
  facebook: { hosts: ['www.facebook.com', 'facebook.com', 'fb.com', 'fb.me'], sign: '' },
  instagram: { hosts: ['www.instagram.com', 'instagram.com', 'instagr.am'], sign: '' },
  youtube: { hosts: ['www.youtube.com', 'youtube.com', 'youtu.be'], sign: '@' },
  tiktok: { hosts: ['www.tiktok.com', 'tiktok.com'], sign: '@' },
  x: { hosts: ['x.com', 'twitter.com'], sign: '' },
  threads: { hosts: ['www.threads.com', 'threads.com', 'threads.net'], sign: '@' },
};

/** Parameters that a link carries only to tell who has shared it, by the beginnings of their names. */
const traces =
  /^(?:utm_|igs|fbclid|mibextid|si$|feature$|_t$|_r$|ref$|rdid$|share_url$|hl$|locale$)/;

/** Hosts that only lead on to the place itself, which has another address there: `vt.tiktok.com`, `youtu.be`. */
const leadsOn = /^(?:vt|vm)\.|^youtu\.be$|^fb\.me$/;

/** A name as networks take it; one with a dot is only told from a domain by its `@`. */
const named = /^(?:@\s?[\w.-]{2,60}|[\w-]{2,60})$/;

/**
 * Returns the one https address of an account, however people write it: `@nama`, `nama`, `instagram.com/nama`,
 * `fb.com/nama`, a shared link with its traces. What is none of that network stays as it is.
 */
export function socialAddress(kind: SocialKind, text: string): string {
  const { hosts, sign } = networks[kind];
  const typed = text.trim();
  if (named.test(typed)) return `https://${hosts[0]}/${sign}${typed.replace(/^@\s?/, '')}`;
  const url = bareUrl(typed);
  if (!url || !isOn(url, kind) || url.port || url.username) return typed;
  const path = url.pathname.replace(/\/+$/, '');
  for (const name of [...url.searchParams.keys()]) {
    if (traces.test(name)) url.searchParams.delete(name);
  }
  const query = url.searchParams.size > 0 ? `?${url.searchParams}` : '';
  const host = leadsOn.test(url.hostname) ? url.hostname : hosts[0];
  return `https://${host}${path}${query}`;
}

/** Returns the network that an address names by its host. */
export function socialKindOf(text: string): SocialKind | undefined {
  const url = bareUrl(text.trim());
  if (!url) return undefined;
  return (Object.keys(networks) as SocialKind[]).find((kind) => isOn(url, kind));
}

/** Returns true for an account's https address on its network, with a name behind the host. */
export function isSocialAddress(kind: SocialKind, address: string): boolean {
  const url = address.startsWith('https://') ? bareUrl(address) : null;
  return url !== null && isOn(url, kind);
}

/** Returns the id of a film on YouTube, by any of its addresses; `''` for every other. */
export function youtubeId(text: string): string {
  const url = bareUrl(text.trim());
  if (!url || !isOn(url, 'youtube')) return '';
  const [first = '', second = ''] = url.pathname.split('/').filter(Boolean);
  const inPath = /^(?:shorts|live|embed|v)$/.test(first) ? second : '';
  const short = url.hostname === 'youtu.be' ? first : '';
  const id = url.searchParams.get('v') || inPath || short;
  return /^[\w-]{6,20}$/.test(id) ? id : '';
}

/** Returns the address of a film's frame, from the host that sets no cookies. */
export function youtubeFrame(id: string): string {
  return `https://www.youtube-nocookie.com/embed/${id}`;
}

/** Returns the one address of a film: that of its page on YouTube, or its file's with `https://` before it. */
export function filmAddress(text: string): string {
  const id = youtubeId(text);
  if (id) return `https://www.youtube.com/watch?v=${id}`;
  const typed = text.trim();
  return /^[\w-]+(?:\.[\w-]+)+\//.test(typed) ? `https://${typed}` : typed;
}

/** Reads an address with or without `https://` before it. */
function bareUrl(typed: string): URL | null {
  const address = /^https?:\/\//i.test(typed)
    ? typed.replace(/^http:/i, 'https:')
    : `https://${typed}`;
  return /\s/.test(typed) || !URL.canParse(address) ? null : new URL(address);
}

function isOn({ hostname }: URL, kind: SocialKind): boolean {
  return networks[kind].hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}
