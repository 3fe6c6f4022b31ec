import { expect, test } from 'vitest';
import { awayPage } from './plain-page.ts';

test('[X03] the name of the school is only ever text, also on the page that stands in for all others', () => {
  const html = awayPage('Nurul </title><script>alert(1)</script> & Ilmu');
  expect(html).not.toContain('<script>');
  expect(html.match(/&lt;script>alert\(1\)&lt;\/script> &amp; Ilmu/g)).toHaveLength(2);
});
