import { isSafeLink } from '@pesantren/api-client/provider-url';

/**
 * Gives the links of a pasted page without visible words, such as an icon's, their address as words, unless other words
 * lead there too. Links whose address nobody can open from the site lose it.
 * @returns true when a link was left out
 */
export function keepLinks(page: Document): boolean {
  let isLeftOut = false;
  const links = [...page.querySelectorAll('a[href]')];
  const addressed = new Set(links.filter(hasWords).map(addressOf));
  for (const link of links) {
    const address = addressOf(link);
    if (!isSafeLink(address)) {
      link.replaceWith(...link.childNodes);
      isLeftOut = true;
      continue;
    }
    link.setAttribute('href', address);
    if (!hasWords(link) && !addressed.has(address)) {
      link.append(address.replace(/^(?:mailto|tel):([^?]*).*/i, '$1'));
      addressed.add(address);
    }
  }
  return isLeftOut;
}

/** Returns where a browser would go: spaces are no part of an address, and one without scheme has that of its page. */
function addressOf(link: Element): string {
  const written =
    link
      .getAttribute('href')
      ?.replace(/[\t\n\r]/g, '')
      .trim() ?? '';
  if (/^tel:/i.test(written)) return written;
  return written.replaceAll(' ', '%20').replace(/^\/\//, 'https://');
}

const hasWords = ({ textContent }: Element) => /[^\s\p{Cf}]/u.test(textContent ?? '');
