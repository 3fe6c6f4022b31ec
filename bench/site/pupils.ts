import { password } from '../../apps/api/src/testing/server-process.ts';
import { createStudents } from '../../packages/api-client/src/students.ts';
import { pupilsOverBudget } from '../harness/over-budget.ts';
import { report } from '../harness/report.ts';
import { signedIn } from '../harness/signed-in.ts';
import { onSystem } from '../harness/system.ts';

/** Milliseconds of imports of 200 and of 3,000 pupils, and from a withdrawn consent until the site tells no name. */
export type Pupils = { import200: number; import3000: number; withdrawal: number };

const name = 'Alya Desky';

/** Measures the school's directory of pupils on the three processes (docs/spec.md#j-22, docs/spec.md#j-29). */
export function measurePupils(port: number): Promise<string[]> {
  const env = { ADMIN_PASSWORD: password };
  return onSystem(port, { env }, async ({ site, api }) => {
    const students = createStudents({
      url: api,
      key: 'pesantren-dev-key',
      profile: 'full',
      fetch: await signedIn(api, `http://localhost:${port + 2}`),
    });
    const import200 = await timed(() => students.importStudents(pupils(200)));
    const import3000 = await timed(() => students.importStudents(pupils(3_000)));
    await students.saveStudentSettings({ enabled: true, mask_nis: true });
    const isTold = async () => (await (await fetch(`${site}/data-siswa`)).text()).includes(name);
    if (!(await isTold())) throw new Error('/data-siswa does not show the pupil.');
    const { nis, class: room, year } = pupils(1)[0] as Row;
    const withdrawal = await timed(async () => {
      await students.updateStudent('1', { ...withdrawn, nis, name, class: room, year });
      while (await isTold());
    });
    const row = { import200, import3000, withdrawal };
    report('pupils', { pupils: row });
    return pupilsOverBudget(row);
  });
}

type Row = ReturnType<typeof pupils>[number];

const withdrawn = {
  ...{ status: 'Aktif', achievements: [], consent: 'tidak' as const },
  ...{ consent_by: '', consent_at: '' },
};

function pupils(total: number) {
  return Array.from({ length: total }, (_, n) => ({
    nis: String(10_001 + n),
    name: n === 0 ? name : `Santri ${n}`,
    class: 'X IPA 1',
    year: 2026,
    status: 'Aktif',
    achievements: [],
    consent: 'nama' as const,
    consent_by: 'Ayah',
    consent_at: '2026-07-01',
  }));
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return Math.round(performance.now() - start);
}
