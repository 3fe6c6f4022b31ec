import { weekRows } from '@pesantren/content/contact/opening-hours';
import { spansOf, useComingWeek } from '../../components/coming-week.ts';
import { useClock, useFacts } from '../../services.ts';

/** The opening hours of the week, today marked. */
export function OpeningHours() {
  const { hours } = useFacts();
  const clock = useClock();
  const weeks = spansOf(useComingWeek(), clock, (now) =>
    JSON.stringify(weekRows(now, hours, clock)),
  );
  return (
    <section aria-labelledby="jam-buka">
      <h2 id="jam-buka" className="text-lead">
        Jam buka
      </h2>
      <table aria-labelledby="jam-buka" className="mt-4 w-full tabular-nums">
        {weeks.map(({ from, timed: { key, ...timed } }) => (
          <tbody key={key} {...timed}>
            {weekRows(from, hours, clock).map(({ days, time, isToday }) => (
              <tr
                key={days}
                aria-current={isToday ? 'date' : undefined}
                className="border-default aria-[current]:bg-primary-faint border-y tight:flex tight:flex-col"
              >
                <th scope="row" className="px-3 py-3 text-left font-medium">
                  {days}{' '}
                  {isToday && (
                    <span className="text-mini text-primary font-strong ml-1.5 whitespace-nowrap">
                      hari ini
                    </span>
                  )}
                </th>
                <td
                  className={`px-3 py-3 text-right whitespace-nowrap tight:pt-0 tight:text-left ${time ? '' : 'text-muted'}`}
                >
                  {time ? `${time} ${clock.name}` : 'Tutup'}
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}
