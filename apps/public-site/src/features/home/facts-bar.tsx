import { facts } from '@pesantren/content/staff';

/** What the school claims in four figures (spec section 9). */
export function FactsBar() {
  return (
    <div className="bg-band text-on-band">
      <dl className="max-w-page mx-auto grid grid-cols-2 gap-x-6 gap-y-3.5 px-5 py-5 md:py-6.5 md:px-6 lg:grid-cols-4">
        {facts.map(({ figure, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-small max-md:text-mini text-on-band-muted leading-snug">{label}</dt>
            <dd className="font-heading text-h3 md:text-[1.875rem] leading-tight tracking-tight">
              {figure}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
