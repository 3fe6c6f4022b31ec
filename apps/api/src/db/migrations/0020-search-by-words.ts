import { type Kysely, sql } from 'kysely';
import { createTextsTable } from './texts-table.ts';

/** The resources of that day, the fields that people read of each, and those of addresses and ids. */
const fields: Record<string, { read: readonly string[]; addresses: readonly string[] }> = {
  articles: { read: ['title', 'excerpt', 'content', 'author', 'category'], addresses: [] },
  announcements: { read: ['title', 'content', 'category', 'priority', 'pdf_text'], addresses: [] },
  prestasi: { read: ['prestasi', 'tanggal'], addresses: ['id'] },
  carousel: { read: [], addresses: ['src', 'id'] },
  gallery: { read: ['title', 'category'], addresses: ['image', 'id'] },
  pages: { read: ['title', 'content'], addresses: ['slug'] },
};

const body = 'content';

/** Indexes words without markup, and addresses apart from them, in the folding of that day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of Object.keys(fields)) {
    for (const statement of createTextsTable(db, name)) await statement.execute(db);
    await fill(db, name);
  }
}

async function fill(db: Kysely<unknown>, name: string): Promise<void> {
  let after = 0;
  for (;;) {
    const { rows } = await sql<Record<string, unknown> & { id: number }>`
      select * from ${sql.table(name)} where id > ${after} order by id limit 200`.execute(db);
    const indexed = rows.map((row) => {
      const { text, addresses } = textsOf(row, fields[name] ?? { read: [], addresses: [] });
      return sql`(${row.id}, ${text}, ${addresses})`;
    });
    const last = rows.at(-1);
    if (!last) return;
    await sql`insert into ${sql.table(`${name}_texts`)} (rowid, text, addresses)
      values ${sql.join(indexed)}`.execute(db);
    after = last.id;
  }
}

function textsOf(
  row: Record<string, unknown>,
  { read, addresses }: { read: readonly string[]; addresses: readonly string[] },
): { text: string; addresses: string } {
  const value = (field: string) => String(row[field] ?? '');
  const isHtml = read.includes(body) && knownTag.test(value(body));
  const html = isHtml ? htmlTexts(value(body)) : { words: value(body), addresses: [] };
  const words = read.map((field) => folded(field === body ? html.words : value(field)));
  const others = [...addresses.map(value), ...html.addresses].map(folded);
  return { text: words.join('\u001f'), addresses: others.join('\u001f') };
}

/** A body with one of these is HTML, every other one plain text. */
const knownTag =
  /<\/?(?:p|br|h[1-6]|ul|ol|li|b|strong|i|em|u|s|del|a|img|figure|figcaption|blockquote|table|thead|tbody|tr|th|td|hr|sup|sub|div|span|code|pre)(?:[\s/][^<>]*)?>/i;

function htmlTexts(html: string): { words: string; addresses: string[] } {
  const attributes = [...html.matchAll(/\s(?:src|href)="([^"]*)"/gi)].map(
    ([, value = '']) => value,
  );
  const text = decoded(
    html
      .replace(
        /<\/?(?:a|b|bdi|code|del|em|i|ins|mark|s|small|span|strong|sub|sup|u|wbr)(?:\s[^>]*)?>/gi,
        '',
      )
      .replace(/<[^>]*(?:>|$)/g, ' '),
  );
  const written = text.match(/https?:\/\/\S+/gi) ?? [];
  return {
    words: text
      .replace(/https?:\/\/\S+/gi, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
    addresses: [...new Set([...attributes.map(decoded), ...written])],
  };
}

const entities: Record<string, string> = {
  ...{ '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&nbsp;': ' ' },
};

function decoded(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? entity);
}

/** A text as search compares it from that day on. */
function folded(text: string): string {
  return text
    .replace(
      /['\u2018\u2019\u201b\u2032\u02b9\u02bb\u02bc\u02be\u02bf`\u00b4\uff07\u2010\u2011\ufe63\uff0d-]/g,
      '',
    )
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\u0640]/gu, '')
    .replace(/\u0671/g, '\u0627')
    .replace(/\u0649/g, '\u064a')
    .toLowerCase()
    .replace(/\s+/g, ' ');
}
