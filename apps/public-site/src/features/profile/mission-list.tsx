import { missions } from '@pesantren/content/vision';
import { InlineText } from '@pesantren/ui/inline-text';

/** The missions as numbered statements. */
export function MissionList() {
  return (
    <ol className="divide-garis divide-y">
      {missions.map((mission, index) => (
        <li key={mission} className="flex gap-5 py-4.5 first:pt-0 last:pb-0">
          <span
            aria-hidden="true"
            className="text-daun-teks font-heading w-7 shrink-0 text-[1.875rem] leading-none tracking-tight tabular-nums"
          >
            {index + 1}
          </span>
          <p className="max-w-[38em] leading-normal">
            <InlineText text={mission} />
          </p>
        </li>
      ))}
    </ol>
  );
}
