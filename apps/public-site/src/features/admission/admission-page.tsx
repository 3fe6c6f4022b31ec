import { currentMinute, type LoadedAt } from '../../components/coming-week.ts';
import { Seo } from '../../components/seo.tsx';
import { paths } from '../../paths.ts';
import { AdmissionSection } from './admission-section.tsx';

const description =
  'Alasan keluarga memilih pesantren ini, gelombang pendaftaran dan potongannya, biaya, serta berkas yang disiapkan.';

export function loader(): LoadedAt {
  return { loadedAt: currentMinute() };
}

/** Admission: the section of the home page on a page of its own (docs/spec.md#k-02). */
export function Component() {
  return (
    <>
      <Seo
        title="Bergabung"
        description={description}
        path={paths.admission}
        about={{ kind: 'admission' }}
      />
      <AdmissionSection heading="h1" />
    </>
  );
}
