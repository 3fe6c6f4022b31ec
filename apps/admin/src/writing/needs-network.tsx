import classes from './needs-network.module.css';
import { useIsOnline } from './use-is-online.ts';

/** Says beside a button, while there is no network, that what it sends cannot wait in the outbox. */
export function NeedsNetwork() {
  return (
    <div className={classes.note} role="status">
      {useIsOnline() ? null : 'Perlu sambungan internet: bagian ini tidak dapat dikirim nanti.'}
    </div>
  );
}
