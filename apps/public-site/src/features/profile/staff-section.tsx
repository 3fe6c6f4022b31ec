import type { Facts } from '@pesantren/content/facts';

/** In units of the drawing: one shoot, and how many are in a row. */
const shoot = { width: 14, height: 20 };
const perRow = 20;

/** The teaching staff by degree, each teacher as one shoot (docs/spec.md#k-03). */
export function StaffSection({ staff }: Pick<Facts['statistics'], 'staff'>) {
  if (staff.length === 0) return null;
  return (
    <section>
      <h2 id="pengajar" className="text-h3 mb-6">
        Tenaga pengajar
      </h2>
      <dl className="border-default divide-default divide-y border-y">
        {staff.map(({ count, degree, meaning }) => (
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

/** One bamboo shoot (pucuk rebung, as in the weave) for each teacher. */
function StaffTally({ count }: { count: number }) {
  const columns = Math.min(count, perRow);
  const rows = Math.ceil(count / perRow);
  const places = Array.from({ length: count }, (_, index) => ({
    x: (index % perRow) * shoot.width,
    y: Math.floor(index / perRow) * shoot.height,
  }));
  return (
    <svg
      viewBox={`0 0 ${columns * shoot.width} ${rows * shoot.height}`}
      style={{ width: `calc(${columns} * var(--shoot))` }}
      className="text-primary fill-primary-soft max-w-full [--shoot:.875rem] md:[--shoot:1.125rem]"
      stroke="currentColor"
      strokeWidth="1.1"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={places.map(({ x, y }) => `M${x + 1.5} ${y + 17.5}l5.5-15 5.5 15z`).join('')} />
      <path d={places.map(({ x, y }) => `M${x + 7} ${y + 17.5}v-7`).join('')} />
    </svg>
  );
}
