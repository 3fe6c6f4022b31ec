import type { Occasion } from '@pesantren/api-client/contract/agenda';
import { parseDate } from '@pesantren/content/dates';
import { InlineText } from '@pesantren/ui/rich-text/inline-text';
import { useQuery } from '@tanstack/react-query';
import { Container } from '../../components/container.tsx';
import { OptionalPart } from '../../components/optional-part.tsx';
import { paths } from '../../paths.ts';
import { useClock, useServices } from '../../services.ts';
import { nextQuery } from './agenda-query.ts';
import { occasionKey } from './occasion.ts';

/** The next days of the school under the announcements of the home page, a line each; absent while there are none (docs/spec.md#d-07). */
export function NextDays() {
  const { data: occasions = [], isPending } = useQuery(nextQuery(useServices()));
  return (
    <OptionalPart name="agenda" isPending={isPending}>
      {occasions.length > 0 && (
        <Container as="section" aria-labelledby="agenda-terdekat" className="pt-2.5 md:pt-4">
          <div className="group border-default hover:border-tinted rounded-card relative border px-3.5 py-1.5 md:flex md:items-baseline md:gap-x-8 md:px-5 md:py-3">
            <h3 id="agenda-terdekat" className="text-small font-strong shrink-0">
              <a
                href={paths.agenda()}
                className="text-primary decoration-accent decoration-2 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
              >
                Agenda terdekat
              </a>
            </h3>
            <ul className="text-small max-md:text-mini grow lg:grid lg:grid-cols-3 lg:gap-x-8">
              {occasions.map((occasion) => (
                <Next key={occasionKey(occasion)} occasion={occasion} />
              ))}
            </ul>
          </div>
        </Container>
      )}
    </OptionalPart>
  );
}

function Next({ occasion: { title, starts } }: { occasion: Occasion }) {
  const clock = useClock();
  const first = parseDate(starts, clock);
  // The year is that of the day nearest to today.
  const day = first ? clock.formatDate(first).replace(/ \d{4}$/, '') : '';
  return (
    <li className="leading-snug wrap-anywhere">
      <span className="text-muted tabular-nums">{day}</span> <InlineText text={title} />
    </li>
  );
}
