import { footerNavigation } from '@pesantren/content/navigation';
import { school } from '@pesantren/content/school';
import { Logo } from '@pesantren/ui/logo';
import { Weave } from '@pesantren/ui/weave';
import type { Scheme } from '../scheme.ts';
import { SchemeSwitch } from './scheme-switch.tsx';
import { SocialIcon } from './social-icon.tsx';

type FooterProps = { scheme: Scheme; onSchemeChange: (scheme: Scheme) => void };

/** The foot of every page (spec section 1). */
export function Footer({ scheme, onSchemeChange }: FooterProps) {
  const { address } = school;
  const entry =
    'min-h-target min-w-target inline-flex items-center hover:underline underline-offset-4';
  return (
    <footer className="on-dark bg-pita-kaki text-pita-teks-2 text-small mt-20 md:mt-28">
      <Weave className="text-daun-600" />
      <div className="max-w-page mx-auto grid gap-x-10 gap-y-9 px-5 py-12 md:grid-cols-[1.5fr_1fr_auto] md:px-6 lg:grid-cols-[1.5fr_1fr_1fr] md:py-14">
        <div>
          <Logo onDark />
          <address className="mt-5 text-balance not-italic">
            {address.street}, {address.town},
            <br />
            {address.regency}, {address.province} {address.postcode}
          </address>
          <ul className="mt-4 -ml-2.5 flex gap-1">
            {school.socials.map(({ kind, name, url }) => (
              <li key={kind}>
                <a
                  href={url}
                  aria-label={name}
                  data-tooltip
                  className="size-target rounded-control hover:text-pita-teks grid place-items-center"
                >
                  <SocialIcon kind={kind} />
                </a>
              </li>
            ))}
          </ul>
        </div>
        <nav aria-labelledby="tautan-cepat">
          <h2 id="tautan-cepat" className="text-small text-pita-teks mb-1.5 tracking-normal">
            Tautan cepat
          </h2>
          <ul>
            {footerNavigation.map(({ label, path }) => (
              <li key={path}>
                <a href={path} className={entry}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2 className="text-small text-pita-teks mb-1.5 tracking-normal">Hubungi kami</h2>
          <ul>
            {school.contacts.map(({ title, phone }) => (
              <li key={title}>
                <a
                  href={`tel:${phone.replaceAll(' ', '')}`}
                  className={`${entry} gap-1.5 whitespace-nowrap`}
                >
                  {title} <span aria-hidden="true">·</span>
                  <span className="tabular-nums">{phone}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="max-w-page mx-auto flex flex-wrap items-center justify-between gap-4 px-5 pb-8 md:px-6">
        <p className="text-mini">
          © {school.copyrightYear} {school.name}
        </p>
        <SchemeSwitch scheme={scheme} onChange={onSchemeChange} />
      </div>
    </footer>
  );
}
