import { alumniAbroad, staff } from '@pesantren/content/staff';

const claims = [
  { figure: alumniAbroad, label: 'alumni di luar negeri' },
  { figure: staff.middleEastAlumni, label: 'guru lulusan Timur Tengah' },
  { figure: staff.s3, label: 'guru bergelar doktor (S3)' },
  { figure: staff.s2, label: 'guru bergelar magister (S2)' },
  { figure: staff.s1, label: 'guru bergelar sarjana (S1)' },
];

/** What the school claims of its alumni and its teachers (spec section 9), in a column of figures. */
export function Claims() {
  return (
    <dl className="mt-8 grid gap-x-8 gap-y-3 md:max-lg:grid-cols-2 lg:mt-10">
      {claims.map(({ figure, label }) => (
        <div key={label} className="grid grid-cols-[3.25rem_1fr] items-baseline gap-x-4">
          <dt className="text-muted order-1">{label}</dt>
          <dd className="font-heading text-h3 text-primary leading-none tracking-tight tabular-nums">
            {figure}
          </dd>
        </div>
      ))}
    </dl>
  );
}
