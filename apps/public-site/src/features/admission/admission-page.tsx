import type { Facts } from '@pesantren/content/facts';
import { useLoaderData } from 'react-router';
import { currentMinute, type LoadedAt } from '../../components/coming-week.ts';
import { Container } from '../../components/container.tsx';
import { Seo } from '../../components/seo.tsx';
import { paths } from '../../paths.ts';
import { factsOfPage, type LoaderArgs } from '../../services.ts';
import { AdmissionSection } from './admission-section.tsx';
import { CostTable } from './cost-table.tsx';
import { InterestForm } from './interest-form.tsx';

const description =
  'Alasan keluarga memilih pesantren ini, gelombang pendaftaran dan potongannya, biaya, serta berkas yang disiapkan.';

export const facts = ['waves', 'costs', 'requirements', 'statistics'] as const;

type PageData = LoadedAt & Pick<Facts, (typeof facts)[number]>;

export async function loader({ services }: LoaderArgs): Promise<PageData> {
  return { loadedAt: currentMinute(), ...(await factsOfPage(services, facts)) };
}

/** Admission: the section of the home page on a page of its own, all costs, and a form to ask about a child (docs/spec.md#k-02). */
export function Component() {
  const facts = useLoaderData<PageData>();
  return (
    <>
      <Seo
        title="Bergabung"
        description={description}
        path={paths.admission}
        about={{ kind: 'admission' }}
      />
      <AdmissionSection heading="h1" facts={facts} />
      <Container className="grid gap-x-20 lg:grid-cols-[7fr_5fr] print:block">
        <CostTable {...facts} />
        <InterestForm />
      </Container>
    </>
  );
}
