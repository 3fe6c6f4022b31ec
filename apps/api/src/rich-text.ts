import {
  isHtml,
  richTextAttributes,
  richTextSynonyms,
  richTextTags,
} from '@pesantren/api-client/contract/rich-text';
import sanitizeHtml from 'sanitize-html';
import type { UploadUrls } from './features/upload/upload-urls.ts';
import { Problem } from './http/problem.ts';

/**
 * A body as it is stored: plain text verbatim, HTML reduced to the allow-list of the contract.
 * @throws Problem `invalid-field` for field `content` when nothing is left.
 */
export function bodyAtRest(body: string, urls: UploadUrls): string {
  if (!isHtml(body)) return body;
  const clean = sanitizeHtml(body, {
    allowedTags: [...richTextTags],
    allowedAttributes: Object.fromEntries(
      Object.entries(richTextAttributes).map(([tag, names]) => [tag, [...names]]),
    ),
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['http', 'https'] },
    allowProtocolRelative: false,
    transformTags: {
      ...richTextSynonyms,
      a: (tagName, attribs) => ({ tagName, attribs: withUrl(attribs, 'href', urls) }),
      img: (tagName, attribs) => ({ tagName, attribs: withUrl(attribs, 'src', urls) }),
    },
  }).trim();
  if (!/[^\s<>]/.test(clean.replace(/<(?!img)[^>]*>|&nbsp;/g, ''))) {
    const message = 'Isi wajib diisi.';
    throw new Problem('invalid-field', { message, errors: { content: message } });
  }
  // Without a tag left it would read as plain text, entities and all.
  return isHtml(clean) ? clean : `<p>${clean}</p>`;
}

function withUrl(attribs: sanitizeHtml.Attributes, name: 'href' | 'src', urls: UploadUrls) {
  const url = attribs[name];
  return url === undefined ? attribs : { ...attribs, [name]: urls.atRest(url) };
}
