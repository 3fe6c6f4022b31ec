import { values } from '@pesantren/content/vision';

/** The six core values, two by three. */
export function ValueGrid() {
  return (
    <ul className="bg-garis border-garis rounded-card grid gap-px overflow-hidden border md:grid-cols-2">
      {values.map(({ name, text }) => (
        <li key={name} className="bg-kartu p-5 md:p-6">
          <h4 className="text-body leading-snug tracking-[-.012em]">{name}</h4>
          <p className="text-small text-tinta-2 mt-1.5 leading-normal">{text}</p>
        </li>
      ))}
    </ul>
  );
}
