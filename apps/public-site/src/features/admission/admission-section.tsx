import { Claims } from './claims.tsx';
import { GelombangBoard } from './gelombang-board.tsx';
import { ReasonList } from './reason-list.tsx';
import { Requirements } from './requirements.tsx';

/**
 * Why to join and how: reasons, claims, waves, fee and documents (spec sections 2 and 9). The page
 * around it has loaded `LoadedAt`.
 */
export function AdmissionSection({ heading }: { heading: 'h1' | 'h2' }) {
  const Heading = heading;
  const onItsPage = heading === 'h1';
  const part = onItsPage ? 'h2' : 'h3';
  return (
    <section
      className={`max-w-page mx-auto px-5 md:px-6 ${onItsPage ? 'pt-10 md:pt-16' : 'pt-11 md:pt-23'}`}
    >
      <div className="grid gap-x-20 gap-y-5 md:gap-y-12 lg:grid-cols-[5fr_7fr]">
        <div>
          <Heading className="text-h2">Bergabung</Heading>
          <p
            className={`text-lead text-muted mt-3 max-w-[34em] text-pretty ${onItsPage ? '' : 'max-md:hidden'}`}
          >
            Empat alasan keluarga memilih pesantren ini, lalu gelombang, biaya, dan berkas yang
            disiapkan.
          </p>
          {/* Home tells them under its picture. */}
          {onItsPage && <Claims />}
        </div>
        <ReasonList heading={part} />
      </div>
      <GelombangBoard heading={part} />
      <Requirements heading={part} />
    </section>
  );
}
