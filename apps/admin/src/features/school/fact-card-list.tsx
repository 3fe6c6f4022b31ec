import type { School } from '@pesantren/api-client/contract/school/school';
import { factsOf } from '@pesantren/content/default-facts';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { itemPath, paths } from '../../paths.ts';
import type { Drafts } from '../../writing/drafts.ts';
import { calendarCards } from './calendar-cards.ts';
import { factCards } from './fact-cards.ts';
import { isEmpty, isUnsaved } from './save-facts.ts';
import classes from './school-page.module.css';

type FactCardListProps = { school: School; drafts: Drafts };

/** The cards, each with what is saved, or that it is still the sample, and where visitors see it. */
export function FactCardList({ school, drafts }: FactCardListProps) {
  const offered = useSyncExternalStore(drafts.subscribe, drafts.offered);
  const facts = factsOf(school.facts, school.sample);
  return (
    <ul className={classes.cards}>
      {factCards.map((card) => {
        const isOfCalendar = calendarCards.includes(card);
        const isHidden = !isOfCalendar && isEmpty(card.facts, facts);
        const isSample = !isOfCalendar && school.sample !== false && isUnsaved(card.facts, school);
        const hasDraft = offered.some(({ id }) => id === card.id);
        return (
          <li key={card.id} className={classes.card}>
            <h2>
              <Link to={itemPath('school', card.id)}>{card.title}</Link>
              {isSample && <span className={classes.sample}>Contoh</span>}
              {isHidden && <span className={classes.sample}>Belum tampil</span>}
              {hasDraft && <span className={classes.draft}>Belum tersimpan</span>}
            </h2>
            <p>{(!isHidden && card.summary(facts)) || 'Kosong'}</p>
            <p className={classes.where}>Tampil di: {card.where}</p>
          </li>
        );
      })}
      <li className={classes.card}>
        <h2>
          <Link to={paths.students}>Direktori santri</Link>
        </h2>
        <p>Santri dengan persetujuan orang tuanya, dari daftar Excel (CSV)</p>
        <p className={classes.where}>Tampil di: Data Siswa</p>
      </li>
      <li className={classes.card}>
        <h2>
          <Link to={paths.registrations}>Pendaftaran</Link>
        </h2>
        <p>Santri baru mendaftar di situs; isian terkunci</p>
        <p className={classes.where}>Tampil di: Bergabung</p>
      </li>
    </ul>
  );
}
