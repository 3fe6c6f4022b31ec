import { history } from '@pesantren/content/history';
import { InlineText } from '@pesantren/ui/rich-text/inline-text';

/** The school's history along a line of years. */
export function HistorySection() {
  return (
    <section>
      <h2 className="text-h3 mb-6">Sejarah</h2>
      <ol>
        {history.map(({ year, title, text }) => (
          <li
            key={year}
            className="border-default before:bg-accent relative border-l pb-9 pl-6 before:absolute before:top-2 before:-left-1 before:size-1.75 before:rotate-45 before:content-[''] last:border-transparent last:pb-0 md:ml-18 md:pl-8"
          >
            <p className="text-primary font-heading leading-normal tabular-nums md:absolute md:right-full md:pr-6">
              <time dateTime={String(year)}>{year}</time>
            </p>
            <h3 className="text-lead leading-[1.3]">{title}</h3>
            <p className="text-muted mt-1.5 max-w-[40em]">
              <InlineText text={text} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
