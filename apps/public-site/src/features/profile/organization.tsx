import { council, director, secretariat, units } from '@pesantren/content/organization';
import type { ReactNode } from 'react';

/** The organization in words, as nested lists: the text alternative of the chart's picture (docs/spec.md#f-42). */
export function Organization() {
  return (
    <ul>
      <Post name={council.name} duty={council.duty}>
        <Post name={director.title} duty={director.name} head>
          {secretariat.map(({ name, duty }) => (
            <Post key={name} name={name} duty={duty} />
          ))}
          {units.map(({ name, duty, parts }) => (
            <Post key={name} name={name} duty={duty} parts={parts} />
          ))}
        </Post>
      </Post>
    </ul>
  );
}

type PostProps = {
  name: string;
  duty: string;
  /** Names of the units that report to it. */
  parts?: readonly string[];
  /** Marks the head of the chart. */
  head?: boolean;
  children?: ReactNode;
};

/** One post, with the posts under it. */
function Post({ name, duty, parts = [], head = false, children }: PostProps) {
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
