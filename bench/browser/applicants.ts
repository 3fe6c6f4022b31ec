import { makeKey } from '../../apps/admin/src/features/registrations/key/school-key.ts';
import { callProvider } from '../../e2e/admin/resource-steps.ts';
import type { Page } from '../../e2e/fixtures.ts';
import type { System } from '../../e2e/systems.ts';
import { consentVersion } from '../../packages/content/src/registration.ts';

/** Opens the list of the registrations that stand here. */
export const passphrase = 'payung tikar senja hujan';

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const wave = { name: 'Gelombang Ukur', opens: day(-2), closes: day(9), discount: 0 };

/** Opens a wave with a key of `passphrase`, in which children of these names are registered. @returns their numbers. */
export async function registerMany(
  admin: Page,
  system: System,
  names: readonly string[],
): Promise<string[]> {
  const numbers: string[] = [];
  const school = await (await callProvider(admin, system, 'GET', 'school.php')).json();
  const facts = { ...school.facts, waves: [wave] };
  await callProvider(admin, system, 'PUT', 'school.php', { ...school, facts });
  const { input } = await makeKey(passphrase);
  await callProvider(admin, system, 'POST', 'registrations.php/keys', input);
  await callProvider(admin, system, 'PUT', 'registrations.php/settings', { enabled: true });
  for (const [index, name] of names.entries()) {
    const child = {
      ...{ wave: `${wave.opens} ${wave.name}`, name, sex: 'Perempuan' },
      ...{ birth_year: 2014, class: 'VII', origin_school: 'SDN 3', regency: 'Aceh Tenggara' },
      ...{ guardian: `Wali ${name}`, relation: 'Ayah', note: '', consent: consentVersion },
      whatsapp: `0812${70_000_000 + index}`,
    };
    const headers = {
      'X-API-Key': system.env.API_KEY ?? '',
      'Idempotency-Key': crypto.randomUUID(),
    };
    const answer = await admin.request.post(`${system.api}/registrations.php`, {
      ...{ data: child, headers },
    });
    if (!answer.ok()) throw new Error(await answer.text());
    numbers.push((await answer.json()).number);
  }
  return numbers;
}
