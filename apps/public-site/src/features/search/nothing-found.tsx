import { EmptyState } from '@pesantren/ui/status/empty-state';
import { useQuery } from '@tanstack/react-query';
import { TextLink } from '../../components/text-link.tsx';
import { paths } from '../../paths.ts';
import { useServices } from '../../services.ts';
import { emptyAnswerQuery } from './search-query.ts';

/** A search that has found nothing: what may have been meant, else where to ask or read on. */
export function NothingFound({ q }: { q: string }) {
  const { data } = useQuery(emptyAnswerQuery(useServices(), q));
  return (
    <EmptyState message="Tidak ada yang sesuai dengan pencarian.">
      {data?.suggestion && (
        <p>
          Mungkin maksud Anda{' '}
          <a
            href={paths.search({ q: data.suggestion })}
            className="text-primary font-strong decoration-accent underline decoration-2 underline-offset-4"
          >
            {data.suggestion}
          </a>
          ?
        </p>
      )}
      <p className="text-small text-muted">Coba kata yang lebih pendek, atau lihat:</p>
      <ul className="grid justify-items-center">
        {data?.ways.map(({ label, href }) => (
          <li key={href}>
            <TextLink href={href} className="decoration-accent decoration-2">
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </EmptyState>
  );
}
