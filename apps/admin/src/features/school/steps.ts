import type { Facts } from '@pesantren/content/facts';

type Saved = Partial<Facts>;

/** The steps of a school that begins; what is done is read from what it has saved. */
export const steps = [
  { label: 'Nama sekolah', card: 'identity', isDone: (saved: Saved) => !!saved.identity },
  { label: 'Kontak', card: 'contacts', isDone: (saved: Saved) => !!saved.contacts },
  {
    label: 'Alamat',
    card: 'identity',
    hash: '#identity.address.street',
    isDone: (saved: Saved) => !!saved.identity?.address.town,
  },
  {
    label: 'Logo',
    card: 'identity',
    hash: '#identity.logo',
    isDone: (saved: Saved) => !!saved.identity?.logo.url,
  },
  { label: 'Pembuka beranda', card: 'hero', isDone: (saved: Saved) => !!saved.hero },
  { label: 'Biaya', card: 'costs', isDone: (saved: Saved) => !!saved.costs },
  { label: 'Gelombang pertama', card: 'waves', isDone: (saved: Saved) => !!saved.waves },
];

/** The query of a card that was opened from the steps: the next one opens once it is saved. */
export const fromSteps = '?mulai';

/** Tells how many of the steps are done: `3 dari 7 langkah selesai`. */
export function stepsDone(saved: Saved): string {
  return `${steps.filter(({ isDone }) => isDone(saved)).length} dari ${steps.length} langkah selesai`;
}

/** Returns the first step whose card nobody has saved yet; undefined once each one was. */
export function nextStep(saved: Saved): (typeof steps)[number] | undefined {
  const begun = steps.filter(({ isDone }) => isDone(saved)).map(({ card }) => card);
  return steps.find(({ card }) => !begun.includes(card));
}
