const alphabet = 'abcdefghijklmnopqrstuvwxyz';
const romanSigns: readonly (readonly [number, string])[] = [
  ...([
    [1000, 'm'],
    [900, 'cm'],
    [500, 'd'],
    [400, 'cd'],
    [100, 'c'],
    [90, 'xc'],
  ] as const),
  ...([
    [50, 'l'],
    [40, 'xl'],
    [10, 'x'],
    [9, 'ix'],
    [5, 'v'],
    [4, 'iv'],
    [1, 'i'],
  ] as const),
];

/** Returns what a browser draws before an item of an `ol` with this `type`, without its dot. */
export function listMarker(type: string | null, number: number): string {
  if (type === 'a') return letters(number);
  if (type === 'A') return letters(number).toUpperCase();
  if (type === 'i') return roman(number);
  if (type === 'I') return roman(number).toUpperCase();
  return String(number);
}

function letters(number: number): string {
  const last = (number - 1) % alphabet.length;
  const before = (number - 1 - last) / alphabet.length;
  return (before > 0 ? letters(before) : '') + alphabet.charAt(last);
}

function roman(number: number): string {
  const [value, sign] = romanSigns.find(([least]) => least <= number) ?? [0, ''];
  return value === 0 ? '' : sign + roman(number - value);
}
