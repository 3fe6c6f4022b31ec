import { values } from '@pesantren/content/vision';

/** The six core values, two by three. */
export function ValueGrid() {
  return (
    <ul className="bg-(--border) border-default md:rounded-card grid gap-px overflow-hidden border-y md:grid-cols-2 md:border">
      {values.map(({ name, text }) => (
        <li key={name} className="bg-surface py-2.5 md:bg-card md:p-6">
          <h4 className="text-body leading-snug tracking-[-.012em]">{name}</h4>
          <p className="text-small text-muted md:mt-1.5 leading-normal">{text}</p>
        </li>
      ))}
    </ul>
  );
}
