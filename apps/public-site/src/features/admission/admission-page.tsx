import { parentsEntry } from '@pesantren/content/navigation';
import { currentMinute, type LoadedAt } from '../../components/coming-week.ts';
import { Container } from '../../components/container.tsx';
import { Seo } from '../../components/seo.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { paths } from '../../paths.ts';
import { type LoaderArgs, useServices } from '../../services.ts';
import { readOpenWaves } from '../registrations/open-waves-query.ts';
import { RegistrationLink } from '../registrations/registration-link.tsx';
import { Claims } from './claims.tsx';
import { CostTable } from './cost-table.tsx';
import { InterestForm } from './interest-form.tsx';
import { Requirements } from './requirements.tsx';
import { WaveBoard } from './wave-board.tsx';

const purpose = 'Gelombang yang dibuka, semua biaya, berkas yang disiapkan, dan tempat bertanya.';

export async function loader({ services }: LoaderArgs): Promise<LoadedAt> {
  await readOpenWaves(services);
  return { loadedAt: currentMinute() };
}

/** Admission: what is open, all costs, documents and a form to ask about a child, then what speaks for the school (docs/spec.md#k-02). */
export function Component() {
  const { facts } = useServices();
  return (
    <>
      <Seo
        title="Bergabung"
        description={purpose}
        path={paths.admission}
        about={{ kind: 'admission' }}
      />
      <Container className="pt-10 md:pt-16">
        <p className="-mt-6 md:-mt-10">
          <TextLink href={parentsEntry.path} className="decoration-accent underline decoration-2">
            {parentsEntry.label}: jawaban singkat
          </TextLink>
        </p>
        <h1 className="text-h2">Bergabung</h1>
        <RegistrationLink />
        <WaveBoard heading="h2" facts={facts.all} />
        <div className="grid gap-x-20 lg:grid-cols-[7fr_5fr] print:block">
          <div>
            <CostTable {...facts.all} />
            <Requirements heading="h2" facts={facts.all} />
          </div>
          <InterestForm />
        </div>
        <Claims facts={facts} />
      </Container>
    </>
  );
}
