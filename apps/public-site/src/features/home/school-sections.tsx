import { AdmissionSection } from '../admission/admission-section.tsx';
import { FounderSection } from './founder-section.tsx';
import { VisionSection } from './vision-section.tsx';

/** What the home page says of the school in words that no provider is asked for. */
export function SchoolSections() {
  return (
    <>
      <FounderSection />
      <VisionSection />
      <AdmissionSection heading="h2" />
    </>
  );
}
