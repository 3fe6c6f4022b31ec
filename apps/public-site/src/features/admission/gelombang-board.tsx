import { gelombang } from '@pesantren/content/admission';
import { gelombangAt } from '@pesantren/content/gelombang-state';
import { useNow } from '../../now.ts';
import { AdmissionNotice } from './admission-notice.tsx';
import { admissionStatus } from './admission-status.ts';
import { GelombangColumn } from './gelombang-column.tsx';

/** The waves side by side: what is open now, what it saves, until when. */
export function GelombangBoard({ heading }: { heading: 'h2' | 'h3' }) {
  const Heading = heading;
  const now = useNow();
  return (
    <section aria-labelledby="gelombang" className="mt-16 break-inside-avoid md:mt-20">
      <Heading id="gelombang" className="text-h3 mb-6">
        Gelombang pendaftaran
      </Heading>
      <AdmissionNotice status={admissionStatus(gelombang, now)} />
      <ul className="border-garis divide-garis rounded-card mt-4 grid divide-y overflow-hidden border md:grid-cols-3 md:divide-x md:divide-y-0">
        {gelombang.map((wave) => (
          <GelombangColumn
            key={wave.name}
            heading={heading === 'h2' ? 'h3' : 'h4'}
            wave={wave}
            state={gelombangAt(wave, now)}
          />
        ))}
      </ul>
    </section>
  );
}
