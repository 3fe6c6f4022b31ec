import { Button } from '@pesantren/ui/controls/button';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { useServices } from '../../services.ts';
import { openWavesQuery } from './open-waves-query.ts';

/** Leads to the form while a wave is open and the school takes registrations here (docs/spec.md#q-09). */
export function RegistrationLink() {
  const { client } = useServices();
  const { data: waves } = useQuery(openWavesQuery(client));
  if (!waves || waves.length === 0) return null;
  return (
    <section
      aria-labelledby="daftar"
      className="bg-primary-faint border-tinted rounded-card mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 border p-5 md:p-7 print:hidden"
    >
      <div>
        <h2 id="daftar" className="text-lead md:text-h3">
          Daftar di situs ini
        </h2>
        <p className="text-muted mt-1 text-pretty">
          Satu halaman, tanpa berkas. Isian dikunci; nomornya menunjukkan keadaan pendaftaran.
        </p>
      </div>
      <Button href={paths.registration}>Isi formulir</Button>
    </section>
  );
}
