import {
  isHtml,
  isRichTextValue,
  richTextAttributes,
  richTextSynonyms,
  richTextTags,
} from '@pesantren/api-client/contract/texts/rich-text';
import sanitizeHtml from 'sanitize-html';
import type { UploadUrls } from '../features/upload/upload-urls.ts';
import { Problem } from '../http/problem.ts';

/** Tags that are removed with their content; of every other tag that is not allowed the content stays. */
const nonTextTags = [
  ...['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'math', 'title'],
  ...['select', 'option', 'textarea', 'video', 'audio', 'xmp', 'noembed', 'noframes'],
];

/** Tags nested deeper than anybody writes are removed; their text stays. */
const nestingLimit = 60;

/** The parser's cost grows with the depth: more open elements than this are refused. */
const openLimit = 500;

const endOfForeignBlock = /(?=<\/(?:div|section|article|header|footer|center|dt|dd)\s*>)/gi;
const breaksAfterBlock =
  /(<\/(?:p|h[234]|ul|ol|li|table|blockquote|figure|pre)>|<hr \/>)(?:\s*<br \/>)+/g;

/**
 * Sanitizes a body to be stored: plain text stays verbatim, HTML is reduced to the allow-list of the contract.
 * @throws Problem `invalid-field` for field `content` when nothing is left, or too much was left open.
 */
export function sanitizeBody(body: string, urls: UploadUrls): string {
  if (!isHtml(body)) return body;
  // Without a break the lines of removed blocks would run together.
  const lined = body.replace(endOfForeignBlock, '<br>');
  const clean = withoutLastBreaks(sanitize(lined, urls).replace(breaksAfterBlock, '$1').trim());
  if (!/\S/.test(clean.replace(/<(?!img)[^>]*>/g, ''))) {
    throw refused('Isi wajib diisi.');
  }
  // Without a tag it would be read as plain text, and its entities shown.
  return isHtml(clean) ? clean : `<p>${clean}</p>`;
}

function sanitize(body: string, urls: UploadUrls): string {
  let open = 0;
  return sanitizeHtml(body, {
    allowedTags: [...richTextTags],
    allowedAttributes: Object.fromEntries(
      Object.entries(richTextAttributes).map(([tag, names]) => [tag, [...names]]),
    ),
    nonTextTags,
    nestingLimit,
    onOpenTag: () => {
      open += 1;
      if (open > openLimit) throw refused('Isi memuat terlalu banyak tag yang tidak ditutup.');
    },
    onCloseTag: () => {
      open -= 1;
    },
    transformTags: {
      ...richTextSynonyms,
      '*': (tagName, attribs) => ({ tagName, attribs: allowedValues(attribs, urls) }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
  });
}

// No regular expression: one anchored at the end takes minutes for a long run of spaces.
function withoutLastBreaks(html: string): string {
  let end = html;
  while (end.endsWith('<br />')) end = end.slice(0, -'<br />'.length).trimEnd();
  return end;
}

function allowedValues(attribs: sanitizeHtml.Attributes, urls: UploadUrls) {
  const values = Object.entries(attribs).flatMap(([name, written]): [string, string][] => {
    const value = name === 'alt' ? written : written.trim();
    if (!isRichTextValue(name, value)) return [];
    return [[name, name === 'href' || name === 'src' ? urls.toStorage(value) : value]];
  });
  return Object.fromEntries(values);
}

function refused(message: string): Problem {
  return new Problem('invalid-field', { message, errors: { content: message } });
}
