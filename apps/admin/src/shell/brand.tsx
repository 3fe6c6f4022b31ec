import { resolveUrl } from '@pesantren/api-client/provider-url';
import { useServices } from '../services.ts';
import classes from './brand.module.css';
import { useSchoolIdentity } from './school-identity.ts';

/** The school's logo, else an arch, and its name in two lines. */
export function Brand() {
  const { config } = useServices();
  const { name = '', shortName = '', logo } = useSchoolIdentity() ?? {};
  const [kind, own] = name.endsWith(` ${shortName}`)
    ? [name.slice(0, -shortName.length - 1), shortName]
    : [name, ''];
  return (
    <div className={classes.brand}>
      {logo?.url ? (
        <img src={resolveUrl(config.apiUrl, logo.url)} alt="" />
      ) : (
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
      )}
      <span>
        {kind}
        {own && <br />}
        {own}
      </span>
    </div>
  );
}
