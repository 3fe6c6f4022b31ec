import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FoldingText } from './folding-text.tsx';
import { questionsOf } from './split-questions.ts';
import { hostileBodies } from './testing/hostile-bodies.ts';

const faq =
  '<p>Pembuka.</p><h2>Berapa biayanya?</h2><p>Rp150.000, <em>satu</em> kali.</p><h3>Rincian</h3><p>Termasuk tes.</p>' +
  '<h2>Kapan?</h2><ul><li>Ahad</li></ul><h2>Alamat</h2><p>Jalan Surau Lama 7.</p>';

test('[W-05] questions fold, each with all that answers it; other headings stay', () => {
  render(<FoldingText body={faq} />);
  const questions = screen.getAllByRole('group');
  expect(questions.map((question) => question.querySelector('summary')?.textContent)).toEqual([
    'Berapa biayanya?',
    'Kapan?',
  ]);
  expect(questions.map((question) => question.hasAttribute('open'))).toEqual([false, false]);
  expect(questions[0]?.textContent).toContain('Termasuk tes.');
  expect(questions[1]?.textContent).not.toContain('Alamat');
  expect(screen.getByRole('heading', { name: 'Alamat' }).closest('details')).toBeNull();
  expect(screen.getByText('Pembuka.').closest('details')).toBeNull();
  const links = screen.getAllByRole('link', { name: 'Tautan ke jawaban ini' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '#tanya-berapa-biayanya',
    '#tanya-kapan',
  ]);
});

test('[W-05] one question is a figure of speech: nothing folds', () => {
  const { container } = render(<FoldingText body="<h2>Mengapa kami?</h2><p>Sebab.</p>" />);
  expect(container.querySelector('details')).toBeNull();
  expect(questionsOf('<h2>Mengapa kami?</h2><p>Sebab.</p>')).toEqual([]);
});

test('[W-05] machines read questions and answers in plain words', () => {
  expect(questionsOf(faq)).toEqual([
    {
      id: 'tanya-berapa-biayanya',
      question: 'Berapa biayanya?',
      answer: 'Rp150.000, satu kali. Rincian Termasuk tes.',
    },
    { id: 'tanya-kapan', question: 'Kapan?', answer: 'Ahad' },
  ]);
});

test('equal questions, and those without a Latin letter, have fragments of their own', () => {
  const body = '<h2>Kapan?</h2><p>a</p><h2>Kapan?</h2><p>b</p><h2>متى؟</h2><p>c</p>';
  const { container } = render(<FoldingText body={body} />);
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids).toEqual(['tanya-kapan', 'tanya-kapan-2', 'tanya-tanya']);
});

test.each(hostileBodies)('[X01] [X09] hostile body %# asks and runs nothing', (body) => {
  const asking = `<h2>Satu?</h2>${body}<h2>Dua?</h2>${body}`;
  const root = document.createElement('div');
  root.innerHTML = renderToString(<FoldingText body={asking} />);
  expect(root.querySelectorAll('script,iframe,object,svg,style,[onerror],[onclick]')).toHaveLength(
    0,
  );
  for (const { id } of root.querySelectorAll('[id]')) expect(id).toMatch(/^tanya-[a-z0-9-]+$/);
});
