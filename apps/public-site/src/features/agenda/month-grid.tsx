import type { Occasion } from '@pesantren/api-client/contract/agenda';
import { weeksOf } from '@pesantren/content/calendar/months';
import { mondayFirst, weekdays } from '@pesantren/content/weekdays';
import { InlineText } from '@pesantren/ui/rich-text/inline-text';
import { useClock } from '../../services.ts';
import { isWithin } from './agenda-query.ts';
import { occasionKey } from './occasion.ts';

type MonthGridProps = { month: string; occasions: readonly Occasion[] };

/** A month by its weeks, for screens that have room; each title leads to its place in the list below. */
export function MonthGrid({ month, occasions }: MonthGridProps) {
  const clock = useClock();
  const today = clock.isoDay(new Date());
  return (
    <table className="month-grid border-default mt-4 w-full table-fixed border-collapse border max-md:hidden">
      <thead>
        <tr>
          {mondayFirst.map((day) => (
            <th
              key={day}
              scope="col"
              className="border-default text-mini text-muted font-strong border px-2 py-1.5 text-start"
            >
              {weekdays[day]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((days) => (
          <tr key={days.find(Boolean)}>
            {days.map((day, n) => (
              <td
                key={mondayFirst[n]}
                className="border-default h-20 border px-2 pt-1 pb-2 align-top"
              >
                {day && (
                  <Day
                    day={day}
                    isToday={day === today}
                    occasions={occasions.filter((one) => isWithin(one, day, day, clock))}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type DayProps = { day: string; isToday: boolean; occasions: readonly Occasion[] };

function Day({ day, isToday, occasions }: DayProps) {
  return (
    <>
      <time
        dateTime={day}
        aria-current={isToday ? 'date' : undefined}
        className={`text-mini tabular-nums ${isToday ? 'text-primary-strong font-strong decoration-accent underline decoration-2 underline-offset-4' : 'text-muted'}`}
      >
        {Number(day.slice(-2))}
      </time>
      {occasions.map((occasion) => {
        const { title, cancelled } = occasion;
        const name = <InlineText text={title} />;
        return (
          <a
            key={occasionKey(occasion)}
            href={`#${occasionKey(occasion)}`}
            className="text-mini bg-primary-soft text-primary-strong rounded-tag mt-1 block px-1.5 py-1 leading-snug wrap-anywhere hover:underline"
          >
            {cancelled ? (
              <>
                <s>{name}</s> (dibatalkan)
              </>
            ) : (
              name
            )}
          </a>
        );
      })}
    </>
  );
}
