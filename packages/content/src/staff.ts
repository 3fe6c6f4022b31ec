/** The teaching staff by last degree, and the claims about alumni (docs/spec.md#k-03). */
export const staff = { s3: 1, s2: 8, middleEastAlumni: 12, s1: 40 } as const;

/** The teaching staff from the highest degree down, as the profile shows it. */
export const staffByDegree = [
  { count: staff.s3, degree: 'S3', meaning: 'doktor' },
  { count: staff.s2, degree: 'S2', meaning: 'magister' },
  { count: staff.middleEastAlumni, degree: 'Timur Tengah', meaning: 'alumni' },
  { count: staff.s1, degree: 'S1', meaning: 'sarjana' },
] as const;

export const alumniAbroad = '40+';

/** The four figures under the hero, in their order. */
export const facts = [
  { figure: alumniAbroad, label: 'alumni di luar negeri' },
  { figure: String(staff.middleEastAlumni), label: 'guru lulusan Timur Tengah' },
  { figure: `${staff.s2} + ${staff.s3}`, label: 'guru bergelar S2 dan S3' },
  { figure: String(staff.s1), label: 'guru bergelar S1' },
] as const;
