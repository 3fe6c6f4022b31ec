import { Button, VisuallyHidden } from '@mantine/core';
import type { Facts } from '@pesantren/content/facts';
import { memo, useState } from 'react';
import { RowCheckbox } from '../../../resource/list/row-checkbox.tsx';
import classes from './list.module.css';
import { type Opened, stateChatUrl } from './opened-registration.ts';
import { RegistrationFacts } from './registration-facts.tsx';

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
