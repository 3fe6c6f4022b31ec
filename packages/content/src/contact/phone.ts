/** The area codes of two digits; all others have three (ITU-T E.164, national numbering plan of Indonesia). */
const shortAreas = /^(?:2[124]|[36]1)/;
const mobile = /^8[1-9]\d{7,10}$/;
const fixedLine = /^[2-79]\d{6,10}$/;

/**
 * Returns the one form in which a number is stored, however people have typed it: E.164, `+6281234567892`. A number that only
 * Indonesia knows, as `0800 …`, `14045`, and what is no number stay as typed.
 */
export function storedPhone(text: string): string {
  const number = digitsOf(text);
  if (number.startsWith('+') && !number.startsWith('+62')) return number;
  const national = nationalOf(number);
  return national ? `+62${national}` : text.trim();
}

/** Returns the one form in which a number is shown: `0812-3456-7892`, `(0629) 21234`; what is not from here as it is stored. */
export function formatPhone(text: string): string {
  const national = nationalOf(digitsOf(text));
  if (!national) return text.trim();
  const number = `0${national}`;
  if (mobile.test(national)) {
    const middle = number.length < 12 ? 7 : 8;
    return `${number.slice(0, 4)}-${number.slice(4, middle)}-${number.slice(middle)}`;
  }
  const area = shortAreas.test(national) ? 3 : 4;
  return `(${number.slice(0, area)}) ${number.slice(area)}`;
}

/** Returns the address that calls a number (RFC 3966). */
export function telUrl(text: string): string {
  return `tel:${digitsOf(storedPhone(text))}`;
}

/** Returns a number as `wa.me` takes it: its digits with the country's, `6281234567892`; `''` for none. */
export function whatsappNumber(text: string): string {
  return storedPhone(text).replace(/\D/g, '');
}

const number = String.raw`(?:[\d().+\- ]|%2B|%20|%28|%29)+`;
const telLink = new RegExp(`^tel:(${number})$`, 'i');
const whatsAppLink = new RegExp(
  `^(https?://(?:(?:www\\.)?wa\\.me/|api\\.whatsapp\\.com/send/?\\?(?:[^#]*&)?phone=))(${number})(?=$|[/?&#])`,
  'i',
);

/**
 * Returns a link that calls or writes to a number with that number as it is called from everywhere, however people have
 * written it: `tel:0812 3456 7892`, `https://wa.me/0812-3456-7892`. Any other link stays as it is.
 */
export function reachableLink(link: string): string {
  const [, called = ''] = telLink.exec(link) ?? [];
  if (called) return telUrl(decodeURIComponent(called));
  return link.replace(
    whatsAppLink,
    (_, before: string, to: string) => before + whatsappNumber(decodeURIComponent(to)),
  );
}

const words = /^(?:(?:no|nomor|hp|wa|whatsapp|telp?|telepon)(?![a-z])[\s.:/-]*)+/i;
const chat =
  /^(?:https?:\/\/)?(?:www\.)?(?:wa\.me\/|api\.whatsapp\.com\/send\/?\?phone=)([^?#&]*).*$/i;

/**
 * Returns a number without the words that people put around it: `WA: 0812…`, `Telp. (0629) …`, `wa.me/62812…`, and with the
 * digits and hyphens of a keyboard in place of those that contacts are copied with: `\u202a+62 812\u20113456\u20117892\u202c`.
 */
export function bareNumber(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => `${digit.charCodeAt(0) % 16}`)
    .trim()
    .replace(chat, '$1')
    .replace(words, '')
    .replace(/\s*\([^()\d]+\)$/, '');
}

/** Returns true for a bare number of nothing but digits and what people put between them: a letter hides a wrong digit. */
export function isNumber(text: string): boolean {
  return /^\+?[\d\s().-]{5,}$/.test(text);
}

/** Returns false for a mobile number of Indonesia that lacks digits or has too many: 10 to 13 with its zero. */
export function hasAllDigits(text: string): boolean {
  const [, national = ''] = /^(?:\+62|62|0)0*(8[1-9]\d*)$/.exec(digitsOf(text)) ?? [];
  return national === '' || mobile.test(national);
}

/** Takes out what people put between digits; `00` is the plus of a number with its country. */
function digitsOf(text: string): string {
  return text.replace(/[^\d+]/g, '').replace(/^00(?=[1-9])/, '+');
}

/** Returns a number of Indonesia without country and leading zero; `''` for any other, and for what is no number. */
function nationalOf(number: string): string {
  const [, national = ''] = /^(?:\+62|62(?=\d{8})|0|(?=8\d{8}))0*([1-9]\d+)$/.exec(number) ?? [];
  return mobile.test(national) || fixedLine.test(national) ? national : '';
}
