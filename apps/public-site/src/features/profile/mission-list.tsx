import type { Facts } from '@pesantren/content/facts';
import { InlineText } from '@pesantren/ui/rich-text/inline-text';

/** The missions as numbered statements. */
export function MissionList({ missions }: Pick<Facts, 'missions'>) {
  return (
    <ol className="divide-default divide-y">
      {missions.map((mission, index) => (
        <li key={mission} className="flex gap-3 py-2.5 md:gap-5 md:py-4.5 first:pt-0 last:pb-0">
          <span
            aria-hidden="true"
            className="text-primary font-heading text-lead min-w-5 shrink-0 tight:min-w-0 leading-snug md:min-w-7 md:text-[1.875rem] md:leading-none tracking-tight tabular-nums"
          >
            {index + 1}
          </span>
          <p className="max-md:text-small max-w-[38em] leading-normal">
            <InlineText text={mission} />
          </p>
        </li>
      ))}
    </ol>
  );
}
