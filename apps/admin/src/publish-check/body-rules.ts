import { type HtmlNode, textOf } from '@pesantren/ui/rich-text/html-tree';
import { beginningOf, elementRule, type Finding, type Rule } from './finding.ts';

const longParagraph = 120;

/** Names that cameras and messengers give a picture. */
const fileNames =
  /\.(?:jpe?g|png|webp|heic|gif)$|^(?:img|dsc|pxl|mvimg|whatsapp image|screenshot|foto|image|photo)[\s_-]*\d/i;

const bareImage = 'Belum ditulis apa yang terlihat di foto ini.';

/** Words of a link that say nothing of where it leads. */
const emptyLinks =
  /^(?:(?:silakan )?(?:klik|ketuk|tekan)(?: (?:di ?sini|disini|ini|link(?: ini)?|tautan(?: ini)?))?|di ?sini|link(?: ini)?|tautan(?: ini)?|ini|selengkapnya|baca selengkapnya|click here|here)[.!:»→]*$/i;

const eachAlt: Rule = elementRule(
  'Pengunjung yang tidak melihat gambar tidak tahu isinya.',
  ({ tag, attributes }) => {
    if (tag !== 'img') return null;
    if (attributes.alt === undefined) return bareImage;
    const isName = fileNames.test(attributes.alt.trim());
    return isName ? `Penjelasan foto “${beginningOf(attributes.alt)}” seperti nama file.` : null;
  },
);

/** Tells of several photos without words in one line, which leads to the first. */
const noAlt: Rule = (draft) => {
  const found = eachAlt(draft);
  const bare = found.filter(({ message }) => message === bareImage);
  const [first] = bare;
  if (!first || bare.length === 1) return found;
  const all = { ...first, message: `${bare.length} foto belum ditulis apa yang terlihat di situ.` };
  return [all, ...found.filter((one) => !bare.includes(one))];
};

/** The contents that a text may have without a word in it, with their names. */
const containers: Readonly<Record<string, string>> = {
  table: 'Tabel ini kosong.',
  ul: 'Daftar ini kosong.',
  ol: 'Daftar ini kosong.',
  blockquote: 'Kutipan ini kosong.',
  h2: 'Judul bagian ini kosong.',
  h3: 'Judul bagian ini kosong.',
  h4: 'Judul bagian ini kosong.',
};

const nothingInside: Rule = ({ blocks }) =>
  blocks.flatMap((node, block) => {
    const message = typeof node === 'string' ? undefined : containers[node.tag];
    if (!message || textOf(node).trim() || count(node, 'img') > 0) return [];
    return [{ message, reason: 'Pengunjung melihat tempat tanpa isi.', block }];
  });

/** Counts the elements of a name in a node, itself among them. */
function count(node: HtmlNode, tag: string): number {
  if (typeof node === 'string') return 0;
  const inside = node.children.reduce((sum, child) => sum + count(child, tag), 0);
  return inside + (node.tag === tag ? 1 : 0);
}

const noHeadCells: Rule = elementRule(
  'Pembaca layar tidak tahu arti tiap kolom: ketuk tabelnya, lalu Baris kepala.',
  (element) => {
    const isBare =
      element.tag === 'table' && count(element, 'tr') > 1 && count(element, 'th') === 0;
    return isBare && textOf(element).trim() ? 'Tabel ini tanpa baris kepala.' : null;
  },
);

/** The most letters of a paragraph in bold that stands as a heading would. */
const longestHeading = 80;

const boldHeading: Rule = ({ blocks }) =>
  blocks.flatMap((node, block) => {
    const isBold = (one: HtmlNode | undefined) =>
      typeof one === 'object' && one.tag === 'p' && one.children.every(isStrong);
    const words = textOf(node).trim();
    const isAlone = block < blocks.length - 1 && !isBold(blocks[block + 1]);
    if (!isBold(node) || !isAlone || !words || words.length > longestHeading) return [];
    return [
      {
        message: `“${beginningOf(words)}” tebal semua, seperti judul.`,
        reason: 'Pembaca layar tidak menemukannya: jadikan Judul bagian.',
        block,
      },
    ];
  });

function isStrong(node: HtmlNode): boolean {
  return typeof node === 'string' ? node.trim() === '' : node.tag === 'strong';
}

const emptyLink: Rule = elementRule(
  'Pembaca layar menyebut tautan sendirian; tulis ke mana tautan itu menuju.',
  (element) => {
    if (element.tag !== 'a') return null;
    const words = textOf(element).trim();
    return emptyLinks.test(words) ? `Tautan “${words}” tidak menyebut tujuannya.` : null;
  },
);

const headingOrder: Rule = ({ blocks }) => {
  let level = 1;
  return blocks.flatMap((node, block): Finding[] => {
    const heading = typeof node === 'string' ? null : /^h([2-4])$/.exec(node.tag);
    if (!heading) return [];
    const before = level;
    level = Number(heading[1]);
    if (level <= before + 1) return [];
    return [
      {
        message: `“${beginningOf(textOf(node))}” adalah subjudul tanpa judul bagian di atasnya.`,
        reason: 'Daftar isi pembaca layar melompat.',
        block,
      },
    ];
  });
};

const longText: Rule = elementRule(
  'Di ponsel itu lebih dari satu layar; bagi menjadi dua.',
  (element) => {
    if (element.tag !== 'p' && element.tag !== 'li') return null;
    const words = textOf(element).match(/\S+/g)?.length ?? 0;
    const isLong = words > longParagraph;
    return isLong ? `Paragraf “${beginningOf(textOf(element))}” panjangnya ${words} kata.` : null;
  },
);

const capitalsReason = 'Huruf besar semua lebih sulit dibaca dan terasa seperti berteriak.';

const capitals: Rule = ({ title, blocks }) => [
  ...(isCapitals(title)
    ? [{ message: 'Judul ditulis dengan huruf besar semua.', reason: capitalsReason, block: null }]
    : []),
  ...blocks.flatMap((node, block) =>
    isCapitals(textOf(node))
      ? [
          {
            message: `“${beginningOf(textOf(node))}” ditulis dengan huruf besar semua.`,
            reason: capitalsReason,
            block,
          },
        ]
      : [],
  ),
];

/** Several words without a small letter; an abbreviation is none. */
function isCapitals(text: string): boolean {
  const words = text.match(/\p{L}{2,}/gu) ?? [];
  return words.length >= 3 && text === text.toUpperCase() && text !== text.toLowerCase();
}

const noEnd: Rule = ({ end }) =>
  end === ''
    ? [
        {
          message: 'Pengumuman ini belum punya tanggal berakhir.',
          reason: 'Sesudah lewat, pengumuman lama tetap tampak baru.',
          block: null,
        },
      ]
    : [];

/** The rules of words and pictures, in the order in which they are told. */
export const bodyRules: readonly Rule[] = [
  noAlt,
  nothingInside,
  noHeadCells,
  emptyLink,
  headingOrder,
  boldHeading,
  longText,
  capitals,
  noEnd,
];
