import { Button, VisuallyHidden } from '@mantine/core';
import { formatDay } from '@pesantren/content/admission';
import type { Facts } from '@pesantren/content/facts';
import { registrationStates } from '@pesantren/content/registration';
import { memo, useState } from 'react';
import { RowCheckbox } from '../../../resource/list/row-checkbox.tsx';
import classes from './list.module.css';
import { type Opened, phoneOf, stateChatUrl } from './opened-registration.ts';

type RegistrationRowProps = {
  row: Opened;
  facts: Facts;
  isTicked: boolean;
  onToggle: (id: string) => void;
};

/** One registration, memoised: a tick among many renders its own row alone. */
export const RegistrationRow = memo(function RegistrationRow(props: RegistrationRowProps) {
  const { row, facts, isTicked, onToggle } = props;
  const { id, record, state, test_day } = row;
  const [told, setTold] = useState('');
  // Another state is other news.
  const news = `${state} ${test_day}`;
  return (
    <li className={classes.row}>
      <RowCheckbox
        label={`Pilih ${record?.name ?? 'yang terkunci'}`}
        isChecked={isTicked}
        onToggle={() => onToggle(id)}
      />
      <RegistrationFacts row={row} />
      {record && (
        <Button
          component="a"
          variant={told === news ? 'subtle' : 'default'}
          href={stateChatUrl(facts, row, record)}
          target="_blank"
          rel="noreferrer"
          onClick={() => setTold(news)}
        >
          {told === news ? 'Kabari sekali lagi' : 'Kabari di WhatsApp'}
          <VisuallyHidden>: {record.guardian}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
});

/** Lists what is known of one registration. */
function RegistrationFacts({ row: { record, state, test_day, sealed } }: { row: Opened }) {
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
