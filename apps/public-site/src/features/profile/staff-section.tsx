import { staffByDegree } from '@pesantren/content/staff';
import { StaffTally } from './staff-tally.tsx';

/** The teaching staff by degree (spec section 9), each teacher drawn as one shoot. */
export function StaffSection() {
  return (
    <section>
      <h2 className="text-h3 mb-6">Tenaga pengajar</h2>
      <dl className="border-default divide-default divide-y border-y">
        {staffByDegree.map(({ count, degree, meaning }) => (
          <div
            key={degree}
            className="grid grid-cols-[3.25rem_1fr] items-center gap-x-4 gap-y-3 py-5 md:grid-cols-[3.5rem_9rem_1fr] md:gap-x-6"
          >
            <dt className="order-1 leading-tight">
              <span className="font-heading block">{degree}</span>
              <span className="text-small text-muted">{meaning}</span>
            </dt>
            <dd className="font-heading text-primary text-h2 text-right leading-none tracking-tight tabular-nums">
              {count}
            </dd>
            <dd aria-hidden="true" className="order-2 max-md:col-span-2">
              <StaffTally count={count} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
