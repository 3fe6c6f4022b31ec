import { SectionHeading } from '@pesantren/ui/list/section-heading';
import { MissionList } from '../profile/mission-list.tsx';
import { VisionStatement } from '../profile/vision-statement.tsx';
import { ValueGrid } from './value-grid.tsx';

/** 'Visi & Misi': the vision, the missions as numbered statements, beside them the six values. */
export function VisionSection() {
  return (
    <section className="max-w-page mx-auto px-5 pt-11 md:px-6 md:pt-23">
      <SectionHeading title="Visi & Misi" />
      <VisionStatement />
      <div className="mt-6 grid gap-x-16 gap-y-6 md:gap-y-12 md:mt-14 lg:grid-cols-[1fr_1.1fr]">
        <div>
          <h3 className="text-lead mb-2.5 md:mb-6">Misi</h3>
          <MissionList />
        </div>
        <div>
          <h3 className="text-lead mb-2.5 md:mb-6">Enam nilai inti</h3>
          <ValueGrid />
        </div>
      </div>
    </section>
  );
}
