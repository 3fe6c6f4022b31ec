import { currentMinute, type LoadedAt } from '../../components/coming-week.ts';
import { Container } from '../../components/container.tsx';
import { Seo } from '../../components/seo.tsx';
import { paths } from '../../paths.ts';
import { useServices } from '../../services.ts';
import { AdmissionSection } from './admission-section.tsx';
import { CostTable } from './cost-table.tsx';
import { InterestForm } from './interest-form.tsx';

const waves = 'gelombang pendaftaran, biaya, dan berkas yang disiapkan.';

export function loader(): LoadedAt {
  return { loadedAt: currentMinute() };
}

/** Admission: the section of the home page on a page of its own, all costs, and a form to ask about a child (docs/spec.md#k-02). */
export function Component() {
  const { facts } = useServices();
  return (
    <>
      <Seo
        title="Bergabung"
        description={
          facts.withSample
            ? `Alasan keluarga memilih pesantren ini, ${waves}`
            : `G${waves.slice(1)}`
        }
        path={paths.admission}
        about={{ kind: 'admission' }}
      />
      <AdmissionSection heading="h1" facts={facts} />
      <Container className="grid gap-x-20 lg:grid-cols-[7fr_5fr] print:block">
        <CostTable {...facts.all} />
        <InterestForm />
      </Container>
    </>
  );
}
