import { school } from '@pesantren/content/school';
import { SocialIcon } from '../../components/social-icon.tsx';

/** The school on social networks. */
export function SocialLinks() {
  return (
    <section>
      <h2 className="text-lead">Media sosial</h2>
      <ul className="mt-2 flex flex-wrap gap-x-7">
        {school.socials.map(({ kind, name, url }) => (
          <li key={kind}>
            <a
              href={url}
              className="min-h-target decoration-accent inline-flex items-center gap-2.5 font-medium decoration-2 underline-offset-4 hover:underline"
            >
              <span className="text-primary">
                <SocialIcon kind={kind} />
              </span>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
