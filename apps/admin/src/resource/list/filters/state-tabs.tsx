import { Link } from 'react-router-dom';
import classes from './state-tabs.module.css';
import type { useStateTabs } from './use-state-tabs.ts';

type StateTabsProps = { tabs: ReturnType<typeof useStateTabs> };

/** The states of a list as links, each with the number of its items. */
export function StateTabs({ tabs }: StateTabsProps) {
  return (
    <nav className={classes.tabs} aria-label="Status">
      {tabs.map(({ label, to, count, isCurrent }) => (
        <Link
          key={label}
          className={classes.tab}
          to={to}
          aria-current={isCurrent ? 'page' : undefined}
          preventScrollReset
        >
          {label} {count && <span className={classes.count}>{count}</span>}
        </Link>
      ))}
    </nav>
  );
}
