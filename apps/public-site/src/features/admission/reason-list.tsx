import { reasons } from '@pesantren/content/admission';

/** The sample's reasons: no fact of a school says its own. */
export function ReasonList({ heading }: { heading: 'h2' | 'h3' }) {
  const Heading = heading;
  return (
    <ul className="divide-default border-default divide-y border-y">
      {reasons.map(({ title, text }) => (
        <li key={title} className="grid gap-x-8 gap-y-1 py-3 md:py-6 md:grid-cols-[15rem_1fr]">
          <Heading className="text-body leading-snug tracking-[-.012em]">{title}</Heading>
          <p className="text-muted text-small leading-normal md:leading-relaxed text-pretty">
            {text}
          </p>
        </li>
      ))}
    </ul>
  );
}
