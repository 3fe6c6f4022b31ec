import { facts } from '@pesantren/content/staff';

/** What the school claims in four figures (spec section 9). */
export function FactsBar() {
  return (
    <div className="bg-pita text-pita-teks">
      <dl className="max-w-page mx-auto grid grid-cols-2 gap-6 px-5 py-6.5 md:px-6 lg:grid-cols-4">
        {facts.map(({ figure, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-small text-pita-teks-2 leading-snug">{label}</dt>
            <dd className="font-heading text-[1.875rem] leading-tight tracking-tight">{figure}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
