import { resolveUrl } from '@pesantren/api-client/provider-url';
import type { HtmlNode } from '@pesantren/ui/rich-text/html-tree';
import { linkTarget } from '@pesantren/ui/rich-text/link-target';
import type { SiteConfig } from '../../src/config.ts';
import { Xml, xml } from './xml.ts';

/** The addresses of the site and of its provider. */
export type Origins = Pick<SiteConfig, 'siteUrl' | 'apiUrl'>;

/** The allowed elements that hold nothing. */
const empty: ReadonlySet<string> = new Set(['br', 'hr', 'img']);

/**
 * Writes a parsed body as the content of an Atom entry (RFC 4287 section 4.1.3): XHTML of the allow-list
 * (docs/contract.md#bodies), in which every address is absolute.
 */
export function atomContent(body: readonly HtmlNode[], { siteUrl, apiUrl }: Origins): Xml {
  const nodes = body.map(write);
  return xml`<content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">${nodes}</div></content>`;

  function write(node: HtmlNode): Xml {
    if (typeof node === 'string') return xml`${node}`;
    // Tags and names of attributes are the allow-list's.
    const tag = new Xml(node.tag);
    const attributes = Object.entries(node.attributes).map(
      ([name, value]) => xml` ${new Xml(name)}="${absolute(name, value)}"`,
    );
    if (empty.has(node.tag)) return xml`<${tag}${attributes}/>`;
    return xml`<${tag}${attributes}>${node.children.map(write)}</${tag}>`;
  }

  function absolute(name: string, value: string): string {
    if (name === 'src') return fileUrl(value);
    if (name !== 'href') return value;
    const target = linkTarget(value, fileUrl);
    return target.startsWith('/') ? siteUrl + target : target;
  }

  function fileUrl(address: string): string {
    return resolveUrl(apiUrl, address);
  }
}
