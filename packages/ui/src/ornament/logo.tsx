import type { Identity } from '@pesantren/content/facts';
import { use } from 'react';
import { UiContext } from '../ui-context.ts';

type LogoProps = {
  identity: Pick<Identity, 'name' | 'shortName' | 'logo'>;
  /** On the deep-green bands. */
  onDark?: boolean;
};

/** The school's logo, or an arch, beside its name in two lines. */
export function Logo({ identity, onDark = false }: LogoProps) {
  const picture = use(UiContext).fileUrl(identity.logo.url);
  const [first, second] = nameLines(identity);
  return (
    <span
      className={`font-heading flex items-center gap-3 leading-[1.15] tracking-tight ${onDark ? 'text-on-band' : 'text-default'}`}
    >
      {picture ? (
        <img
          src={picture}
          alt=""
          width={40}
          height={40}
          className="size-10 shrink-0 object-contain"
        />
      ) : (
        <svg
          viewBox="0 0 34 40"
          className={`h-10 w-8.5 shrink-0 ${onDark ? '' : 'text-primary'}`}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          aria-hidden="true"
        >
          <path d="M2 39V19C2 11 9 7 17 1.5 25 7 32 11 32 19V39Z" />
          <path d="M9 39V24c0-5 4-7 8-10 4 3 8 5 8 10v15M17 39V28" />
        </svg>
      )}
      <span>
        {first}
        {second && <br />}
        {second}
      </span>
    </span>
  );
}

/** Breaks a name before its short form, `Pesantren` `Lembah Alas`; any other of several words near its middle. */
function nameLines({ name, shortName }: LogoProps['identity']): [string, string] {
  const words = name.split(' ');
  const wanted = name.endsWith(` ${shortName}`) ? name.length - shortName.length : name.length / 2;
  let start = 0;
  let best = 0;
  for (const word of words.slice(0, -1)) {
    start += word.length + 1;
    if (Math.abs(start - wanted) < Math.abs(best - wanted)) best = start;
  }
  return best === 0 ? [name, ''] : [name.slice(0, best - 1), name.slice(best)];
}
