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
    } else if (!hasWords(link) && !addressed.has(address)) {
      link.append(address.replace(/^(?:mailto|tel):([^?]*).*/i, '$1'));
      addressed.add(address);
    }
  }
  return isLeftOut;
}

const addressOf = (link: Element) => link.getAttribute('href')?.trim() ?? '';
const hasWords = ({ textContent }: Element) => /[^\s\p{Cf}]/u.test(textContent ?? '');
