import { Button } from '@pesantren/ui/controls/button';
import { data } from 'react-router-dom';
import { Notice } from '../../components/notice.tsx';
import { Seo } from '../../components/seo.tsx';
import { paths } from '../../paths.ts';
import type { LoaderArgs } from '../../services.ts';
import { forOneVisitor, requireVisitor } from './own-page.ts';

export function loader({ services }: LoaderArgs) {
  requireVisitor(services, paths.registrationWithdrawn);
  return data(null, { headers: forOneVisitor });
}

/** Says that a registration is erased. */
export function Component() {
  return (
    <>
      <Seo title="Pendaftaran ditarik" />
      <Notice
        sign="PSB"
        title="Pendaftaran sudah ditarik"
        text="Semua isinya sudah dihapus dari sekolah. Nomornya tidak berlaku lagi."
      >
        <Button href={paths.admission}>Ke halaman Bergabung</Button>
      </Notice>
    </>
  );
}
