import { useNavigate } from 'react-router-dom';
import classes from './state-tabs.module.css';
import type { useStateTabs } from './use-state-tabs.ts';

type StateSelectProps = { tabs: ReturnType<typeof useStateTabs> };

/** The states of a list on a phone, beside the search: the list has the height. */
export function StateSelect({ tabs }: StateSelectProps) {
  const navigate = useNavigate();
  return (
    <select
      className={classes.select}
      aria-label="Status"
      value={tabs.find(({ isCurrent }) => isCurrent)?.to}
      onChange={(event) => void navigate(event.currentTarget.value, { preventScrollReset: true })}
    >
      {tabs.map(({ label, to, count }) => (
        <option key={label} value={to}>
          {count ? `${label} (${count})` : label}
        </option>
      ))}
    </select>
  );
}
