import { formatDay } from '@pesantren/content/admission';
import { registrationStates } from '@pesantren/content/registration';
import classes from './list.module.css';
import { type Opened, phoneOf } from './opened-registration.ts';

/** Lists what is known of one registration. */
export function RegistrationFacts({ row: { record, state, test_day, sealed } }: { row: Opened }) {
  const day = test_day ? `, ${formatDay(test_day)}` : '';
  return (
    <div className={classes.facts}>
      <strong>
        {record?.name ?? (sealed ? 'Terkunci dengan kunci lain' : 'Tidak terbaca lagi')}
      </strong>
      <span className={classes.state}>
        {registrationStates[state]}
        {day}
      </span>
      {record && (
        <span>
          {record.sex}, {record.birth_year} · kelas {record.class} · {record.origin_school},{' '}
          {record.regency}
        </span>
      )}
      {record && (
        <span>
          {record.relation}: {record.guardian}, {phoneOf(record)}
          {record.note && ` · ${record.note}`}
        </span>
      )}
    </div>
  );
}
