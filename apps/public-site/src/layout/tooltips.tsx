/**
 * The one tooltip of the site, for the name of an icon marked `data-tooltip`: `plain/tooltips.ts` shows it. Screen
 * readers have the name from the icon itself.
 */
export function Tooltips() {
  return (
    <div
      role="tooltip"
      popover="manual"
      suppressHydrationWarning
      className="no-popover:hidden m-0 bg-transparent p-1.5 transition-opacity starting:open:opacity-0"
    >
      <span
        suppressHydrationWarning
        className="bg-card text-default border-strong text-mini rounded-tag block border px-2.5 py-1 font-medium"
      >
        {''}
      </span>
    </div>
  );
}
