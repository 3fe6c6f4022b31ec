import { defaultFacts } from '@pesantren/content/default-facts';
import { expect, test } from 'vitest';
import { emptyFacts } from './empty-facts.ts';
import { factCards } from './fact-cards.ts';

const now = new Date('2026-11-23T03:00:00Z');

test.each(factCards.map((card) => [card.id, card] as const))(
  '[J-16] the card %s shows what visitors will see, also of a form that is not filled in',
  (_, { preview }) => {
    expect(preview(defaultFacts, now).lines).not.toEqual([]);
    const unfinished = {
      ...defaultFacts,
      ...emptyFacts,
      hours: [null, { open: '', close: '' }, { open: '08:00', close: '' }, null, null, null, null],
      waves: [{ name: '', opens: '', closes: '', discount: 'sejuta' as unknown as number }],
      costs: [
        { group: '', label: '', amount: '' as unknown as number, every: 'once', payer: 'new' },
      ],
    } as const;
    const { heading, lines } = preview(unfinished, now);
    expect(JSON.stringify([heading, lines])).not.toMatch(/NaN|undefined|Invalid/);
  },
);
