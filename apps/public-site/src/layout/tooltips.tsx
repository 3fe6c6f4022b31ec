/**
 * The one tooltip of the site, for the name of an icon marked `data-tooltip`: `plain/tooltips.ts` shows it. Screen
 * readers have the name from the icon itself.
 */
export function Tooltips() {
  return (
    <div role="tooltip" popover="manual" className="tooltip">
      <span className="tooltip-text" />
    </div>
  );
}
