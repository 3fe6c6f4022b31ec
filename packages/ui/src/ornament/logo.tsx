import { school } from '@pesantren/content/school';

/** The arch of the logo beside the school's name in its two lines; `onDark` on the deep-green bands. */
export function Logo({ onDark = false }: { onDark?: boolean }) {
  const [first, second] = school.nameLines;
  return (
    <span
      className={`font-heading flex items-center gap-3 leading-[1.15] tracking-tight ${onDark ? 'text-on-band' : 'text-default'}`}
    >
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
      <span>
        {first}
        <br />
        {second}
      </span>
    </span>
  );
}
