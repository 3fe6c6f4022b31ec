import type { School } from '@pesantren/api-client/contract/school/school';
import { factsOf, isPresentable } from '@pesantren/content/default-facts';
import { Link } from 'react-router-dom';
import { itemPath } from '../../paths.ts';
import { calendarCards } from './calendar-cards.ts';
import { factCards } from './fact-cards.ts';
import classes from './not-shown.module.css';
import { isEmpty } from './save-facts.ts';

/** The end of the first steps: what visitors do not see yet, each with the way to its card (docs/spec.md#f-77). */
export function NotShown({ school }: { school: School }) {
  const facts = factsOf(school.facts, school.sample);
  const cards = factCards.filter(
    (card) => !calendarCards.includes(card) && isEmpty(card.facts, facts),
  );
  if (cards.length === 0) return null;
  return (
    <section className={classes.missing} aria-labelledby="belum-tampil">
      <h2 id="belum-tampil">Belum dilihat pengunjung</h2>
      {!isPresentable(facts) && (
        <p>
          Situs tampil setelah nama sekolah dan kontak disimpan; sampai saat itu pengunjung membaca
          “Situs sedang disiapkan”.
        </p>
      )}
      <ul>
        {cards.map(({ id, title }) => (
          <li key={id}>
            <Link to={itemPath('school', id)}>{title}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
