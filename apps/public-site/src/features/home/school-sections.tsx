import type { Facts } from '@pesantren/content/facts';
import { PageSection } from '../../components/page-section.tsx';
import { useServices } from '../../services.ts';
import { AdmissionSection } from '../admission/admission-section.tsx';
import { MissionList } from '../profile/mission-list.tsx';
import { VisionStatement } from '../profile/vision-statement.tsx';
import { FounderSection } from './founder-section.tsx';

/** The static sections of the home page: no provider is asked for them. */
export function SchoolSections() {
  const { facts } = useServices();
  return (
    <>
      <FounderSection founder={facts.all.founder} />
      <VisionSection facts={facts.all} />
      <AdmissionSection facts={facts} />
    </>
  );
}

/** 'Visi & Misi': the vision, the missions as numbered statements, beside them the six values. */
function VisionSection({ facts }: { facts: Pick<Facts, 'vision' | 'missions' | 'values'> }) {
  const { vision, missions, values } = facts;
  if (!vision && missions.length + values.length === 0) return null;
  return (
    <PageSection title="Visi & Misi">
      {vision && <VisionStatement vision={vision} />}
      <div className="not-first:mt-5 grid gap-x-16 gap-y-5 md:gap-y-12 md:not-first:mt-14 lg:grid-cols-[1fr_1.1fr]">
        {missions.length > 0 && (
          <div>
            <h3 className="text-lead mb-2.5 md:mb-6">Misi</h3>
            <MissionList missions={missions} />
          </div>
        )}
        {values.length > 0 && (
          <div>
            <h3 id="nilai" className="text-lead mb-2.5 md:mb-6">
              {numbers[values.length] ?? values.length} nilai inti
            </h3>
            <ValueGrid values={values} />
          </div>
        )}
      </div>
    </PageSection>
  );
}

const numbers = ['', 'Satu', 'Dua', 'Tiga', 'Empat', 'Lima', 'Enam', 'Tujuh', 'Delapan'];

function ValueGrid({ values }: Pick<Facts, 'values'>) {
  return (
    <ul className="bg-(--border) border-default md:rounded-card grid gap-px overflow-hidden border-y md:grid-cols-2 md:border">
      {values.map(({ name, text }) => (
        <li key={name} className="bg-surface py-2 md:bg-card md:p-6">
          <h4 className="text-body leading-snug tracking-[-.012em]">{name}</h4>
          <p className="text-small text-muted md:mt-1.5 leading-normal">{text}</p>
        </li>
      ))}
    </ul>
  );
}
