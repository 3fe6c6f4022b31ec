import { reasons } from '@pesantren/content/admission';
import type { Facts } from '@pesantren/content/facts';
import type { ShownFacts } from '@pesantren/content/shown-facts';
import { Container } from '../../components/container.tsx';
import { Requirements } from './requirements.tsx';
import { WaveBoard } from './wave-board.tsx';

type AdmissionSectionProps = { heading: 'h1' | 'h2'; facts: ShownFacts };

/**
 * Why and how to join: reasons, claims, waves, fee and documents (docs/spec.md#k). The loader of the
 * page around it returns `LoadedAt`.
 */
export function AdmissionSection({ heading, facts: { all, withSample } }: AdmissionSectionProps) {
  const Heading = heading;
  const onItsPage = heading === 'h1';
  const part = onItsPage ? 'h2' : 'h3';
  const { waves, costs, requirements } = all;
  // Home leads to the page, which says whom to ask.
  const isEmpty = waves.length + costs.length + requirements.documents.length === 0;
  if (isEmpty && !withSample && !onItsPage) return null;
  return (
    <Container as="section" className={onItsPage ? 'pt-10 md:pt-16' : 'pt-11 md:pt-23'}>
      <div className="grid gap-x-20 gap-y-5 md:gap-y-12 lg:grid-cols-[5fr_7fr]">
        <div>
          <Heading className="text-h2">Bergabung</Heading>
          <p
            className={`text-lead text-muted mt-3 max-w-[34em] text-pretty ${onItsPage ? '' : 'max-md:hidden'}`}
          >
            {withSample
              ? 'Empat alasan keluarga memilih pesantren ini, lalu gelombang, biaya, dan berkas yang disiapkan.'
              : 'Gelombang pendaftaran, biaya, dan berkas yang disiapkan.'}
          </p>
          {/* The home page has them in its facts bar. */}
          {onItsPage && <Claims {...all.statistics} />}
        </div>
        {withSample && <ReasonList heading={part} />}
      </div>
      <WaveBoard heading={part} facts={all} />
      <Requirements heading={part} facts={all} />
    </Container>
  );
}

/** The sample's reasons: no fact of a school says its own. */
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
  if (claims.length === 0) return null;
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
