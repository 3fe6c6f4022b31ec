import { reasons } from '@pesantren/content/admission';
import type { Facts } from '@pesantren/content/facts';
import { Container } from '../../components/container.tsx';
import { Requirements } from './requirements.tsx';
import { WaveBoard } from './wave-board.tsx';

type AdmissionSectionProps = {
  heading: 'h1' | 'h2';
  facts: Pick<Facts, 'waves' | 'costs' | 'requirements' | 'statistics'>;
};

/**
 * Why and how to join: reasons, claims, waves, fee and documents (docs/spec.md#k). The loader of the
 * page around it returns `LoadedAt`.
 */
export function AdmissionSection({ heading, facts }: AdmissionSectionProps) {
  const Heading = heading;
  const onItsPage = heading === 'h1';
  const part = onItsPage ? 'h2' : 'h3';
  return (
    <Container as="section" className={onItsPage ? 'pt-10 md:pt-16' : 'pt-11 md:pt-23'}>
      <div className="grid gap-x-20 gap-y-5 md:gap-y-12 lg:grid-cols-[5fr_7fr]">
        <div>
          <Heading className="text-h2">Bergabung</Heading>
          <p
            className={`text-lead text-muted mt-3 max-w-[34em] text-pretty ${onItsPage ? '' : 'max-md:hidden'}`}
          >
            Empat alasan keluarga memilih pesantren ini, lalu gelombang, biaya, dan berkas yang
            disiapkan.
          </p>
          {/* The home page has them in its facts bar. */}
          {onItsPage && <Claims {...facts.statistics} />}
        </div>
        <ReasonList heading={part} />
      </div>
      <WaveBoard heading={part} facts={facts} />
      <Requirements heading={part} facts={facts} />
    </Container>
  );
}

function ReasonList({ heading }: { heading: 'h2' | 'h3' }) {
  const Heading = heading;
  return (
    <ul className="divide-default border-default divide-y border-y">
      {reasons.map(({ title, text }) => (
        <li key={title} className="grid gap-x-8 gap-y-1 py-3 md:py-6 md:grid-cols-[15rem_1fr]">
          <Heading className="text-body leading-snug tracking-[-.012em]">{title}</Heading>
          <p className="text-muted text-small leading-normal md:leading-relaxed text-pretty">
            {text}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Returns the figures, those of teachers by degree. */
function claimsOf({ figures, staff }: Facts['statistics']) {
  const others = figures.filter(({ label }) => staff.length === 0 || !/^guru\b/i.test(label));
  const teachers = staff.map(({ count, degree, meaning }) => ({
    figure: count,
    label: meaning === 'alumni' ? `guru lulusan ${degree}` : `guru bergelar ${meaning} (${degree})`,
  }));
  return [...others, ...teachers];
}

function Claims(statistics: Facts['statistics']) {
  const claims = claimsOf(statistics);
  return (
    <dl className="mt-8 grid gap-x-8 gap-y-3 md:max-lg:grid-cols-2 lg:mt-10">
      {claims.map(({ figure, label }) => (
        <div
          key={label}
          className="grid grid-cols-[minmax(3.25rem,max-content)_1fr] items-baseline gap-x-4"
        >
          <dt className="text-muted order-1">{label}</dt>
          <dd className="font-heading text-h3 text-primary leading-none tracking-tight tabular-nums">
            {figure}
          </dd>
        </div>
      ))}
    </dl>
  );
}
