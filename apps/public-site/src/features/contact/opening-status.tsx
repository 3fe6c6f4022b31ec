import { openingAt, openingLabel } from '@pesantren/content/opening-hours';
import { useNow } from '../../hydration/use-now.ts';

/** Whether the office is open now, by the clock of WIB, and when that changes. */
export function OpeningStatus() {
  const now = useNow();
  const { isOpen } = openingAt(now);
  return (
    <p className="mt-5 flex items-baseline gap-2.5 font-medium tabular-nums">
      <span
        aria-hidden="true"
        className={`size-2.5 shrink-0 rounded-full border-2 ${isOpen ? 'bg-primary border-primary' : 'border-strong'}`}
      />
      <span className={isOpen ? 'text-primary-strong' : ''}>
        {openingLabel(now).replaceAll(' WIB', '\u00a0WIB')}
      </span>
    </p>
  );
}
