import { useEffect, useRef } from 'react';
import { followTooltips } from './follow-tooltips.ts';

/**
 * The one tooltip of the site: the name, for the eye, of an icon marked `data-tooltip`. What reads
 * aloud has it from the icon itself.
 */
export function Tooltips() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => (box.current ? followTooltips(box.current) : undefined), []);
  return (
    <div
      ref={box}
      role="tooltip"
      popover="manual"
      className="no-popover:hidden m-0 bg-transparent p-1.5 transition-opacity starting:open:opacity-0"
    >
      <span className="bg-card text-default border-strong text-mini rounded-tag block border px-2.5 py-1 font-medium" />
    </div>
  );
}
