import { sumCosts } from '@pesantren/content/admission';
import { parentsEntry } from '@pesantren/content/navigation';
import { formatRupiah } from '@pesantren/content/numbers';
import { Container } from '../../components/container.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { paths } from '../../paths.ts';
import { useFacts } from '../../services.ts';

const stripId = 'untuk-orang-tua';

/** Under the hero of the home page: the way to what parents ask, and what the first month costs (docs/spec.md#f-103). */
export function ParentsStrip() {
  const { costs } = useFacts();
  return (
    <nav id={stripId} aria-label={parentsEntry.label} className="border-default border-t">
      {/* Where the hero's picture stands beside its words, those that arrive late would push it down. */}
      <link rel="expect" href={`#${stripId}`} blocking="render" media="(min-width: 60rem)" />
      <Container className="flex items-center justify-between gap-x-3 md:py-3 tight:flex-wrap">
        <TextLink
          href={parentsEntry.path}
          className="decoration-accent decoration-2 max-md:text-mini"
        >
          {parentsEntry.label}
          <span className="max-md:hidden -ml-2">: mendaftar, jadwal, kunjungan</span>
        </TextLink>
        {costs.length > 0 && (
          <TextLink
            href={`${paths.admission}#biaya`}
            className="decoration-accent decoration-2 tabular-nums max-md:text-mini"
          >
            {`Bulan pertama ${formatRupiah(sumCosts(costs).firstMonth)}`}
            <span className="max-md:hidden -ml-2">, dengan semua biaya masuk</span>
          </TextLink>
        )}
      </Container>
    </nav>
  );
}
