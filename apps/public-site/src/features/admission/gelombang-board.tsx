import { gelombang } from '@pesantren/content/admission';
import { gelombangAt } from '@pesantren/content/gelombang-state';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useNow } from '../../now.ts';
import { paths } from '../../paths.ts';
import { AdmissionNotice } from './admission-notice.tsx';
import { admissionStatus } from './admission-status.ts';
import { GelombangColumn } from './gelombang-column.tsx';

/** The waves side by side: what is open now, what it saves, until when. */
export function GelombangBoard({ heading }: { heading: 'h2' | 'h3' }) {
  const Heading = heading;
  const now = useNow();
  const over = gelombang.every((wave) => gelombangAt(wave, now).kind === 'closed');
  return (
    <section aria-labelledby="gelombang" className="mt-16 break-inside-avoid md:mt-20">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <Heading id="gelombang" className="text-h3">
          Gelombang pendaftaran
        </Heading>
        {!over && (
          <a
            href={paths.calendar}
            className="text-small font-strong text-daun-teks min-h-target decoration-kunyit inline-flex items-center gap-2 decoration-2 underline-offset-4 hover:underline print:hidden"
          >
            <IconCalendarPlus className="size-5 shrink-0" aria-hidden="true" />
            Simpan tanggalnya di kalender
          </a>
        )}
      </div>
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
