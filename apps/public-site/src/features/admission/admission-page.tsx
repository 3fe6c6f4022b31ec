import { Seo } from '../../components/seo.tsx';
import { type LoadedAt, presentMinute } from '../../hydration/use-now.ts';
import { paths } from '../../paths.ts';
import { AdmissionSection } from './admission-section.tsx';

const description =
  'Alasan keluarga memilih pesantren ini, gelombang pendaftaran dan potongannya, biaya, serta berkas yang disiapkan.';

export function load(): LoadedAt {
  return { loadedAt: presentMinute() };
}

/** /bergabung: what the home page says of joining, on a page of its own (spec section 2). */
export function AdmissionPage() {
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
