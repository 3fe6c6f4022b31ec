import type { ReactNode } from 'react';

type PostProps = {
  name: string;
  duty: string;
  /** Who reports to it, by name only. */
  parts?: readonly string[];
  /** The post that everything else in the chart hangs on. */
  head?: boolean;
  /** The posts under it. */
  children?: ReactNode;
};

/** One post of the organisation in words, with the posts under it. */
export function Post({ name, duty, parts = [], head = false, children }: PostProps) {
  return (
    <li className="relative">
      <div
        className={`rounded-control border px-4 py-3.5 md:px-5 ${head ? 'bg-band text-on-band border-transparent' : 'bg-card border-default'}`}
      >
        <h3 className="text-body leading-snug tracking-[-.012em]">{name}</h3>
        <p className={`text-small leading-normal ${head ? 'text-on-band-muted' : 'text-muted'}`}>
          {duty}
        </p>
        {parts.length > 0 && (
          <ul className="mt-2.5 flex flex-wrap gap-1.5">
            {parts.map((part) => (
              <li
                key={part}
                className="bg-primary-soft text-primary-strong text-mini rounded-tag px-2 py-0.5 font-medium"
              >
                {part}
              </li>
            ))}
          </ul>
        )}
      </div>
      {children && <ul className="posts">{children}</ul>}
    </li>
  );
}
