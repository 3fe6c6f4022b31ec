import type { ShownFacts } from '@pesantren/content/shown-facts';
import { Container } from '../../components/container.tsx';
import { ReasonList } from './reason-list.tsx';
import { Requirements } from './requirements.tsx';
import { WaveBoard } from './wave-board.tsx';

/**
 * Why and how to join, on the home page: reasons, waves, fee and documents (docs/spec.md#k). The loader of the page
 * around it returns `LoadedAt`.
 */
export function AdmissionSection({ facts: { all, withSample } }: { facts: ShownFacts }) {
  const { waves, costs, requirements } = all;
  // The home page leads to the page of admission, which says whom to ask.
  const isEmpty = waves.length + costs.length + requirements.documents.length === 0;
  if (isEmpty && !withSample) return null;
  return (
    <Container as="section" className="pt-8 md:pt-23">
      <div className="grid gap-x-20 gap-y-5 md:gap-y-12 lg:grid-cols-[5fr_7fr]">
        <div>
          <h2 className="text-h2">Bergabung</h2>
          <p className="text-lead text-muted mt-3 max-w-[34em] text-pretty max-md:hidden">
            {withSample
              ? 'Empat alasan keluarga memilih pesantren ini, lalu gelombang, biaya, dan berkas yang disiapkan.'
              : 'Gelombang pendaftaran, biaya, dan berkas yang disiapkan.'}
          </p>
        </div>
        {withSample && <ReasonList heading="h3" />}
      </div>
      <WaveBoard heading="h3" facts={all} />
      <Requirements heading="h3" facts={all} />
    </Container>
  );
}
