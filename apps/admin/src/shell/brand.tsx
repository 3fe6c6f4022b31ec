import { school } from '@pesantren/content/school';
import classes from './brand.module.css';

/** The school's arch and its name in two lines. */
export function Brand() {
  return (
    <div className={classes.brand}>
      <svg
        viewBox="0 0 34 40"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        aria-hidden="true"
      >
        <path d="M2 39V19C2 11 9 7 17 1.5C25 7 32 11 32 19V39Z" />
        <path d="M9 39V24c0-5 4-7 8-10 4 3 8 5 8 10v15M17 39V28" />
      </svg>
      <span>
        {school.nameLines[0]}
        <br />
        {school.nameLines[1]}
      </span>
    </div>
  );
}
