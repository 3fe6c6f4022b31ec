import { formatPhone, telUrl } from '@pesantren/content/contact/phone';
import { addressLines } from '@pesantren/content/facts';
import { footerNavigation } from '@pesantren/content/navigation';
import { Logo } from '@pesantren/ui/ornament/logo';
import { Weave } from '@pesantren/ui/ornament/weave';
import { Container } from '../components/container.tsx';
import { SocialIcon, socialNames } from '../components/social-icon.tsx';
import { useFacts, useServices } from '../services.ts';
import { FooterPages } from './footer-pages.tsx';
import { SchemeSwitch } from './scheme-switch.tsx';

/** The footer of every page (docs/spec.md#h-06). */
export function Footer() {
  const { identity, contacts, socials } = useFacts();
  const lines = addressLines(identity);
  const entry =
    'min-h-target min-w-target inline-flex items-center hover:underline underline-offset-4';
  return (
    <footer className="on-dark bg-band-deep text-on-band-muted text-small mt-8 grow md:mt-28">
      <Weave className="text-primary-600" />
      <Container className="grid grid-cols-2 gap-x-4 gap-y-5 pt-6 pb-2 md:grid-cols-[1.5fr_1fr_auto] md:gap-x-10 tight:grid-cols-1 lg:grid-cols-[1.5fr_1fr_1fr] md:py-14">
        <div className="col-span-full flex flex-wrap items-center justify-between gap-3 md:col-span-1 md:block">
          <Logo identity={identity} onDark />
          {lines.length > 0 && (
            <address className="text-balance not-italic order-last w-full md:mt-5">
              {lines[0]}
              {lines[1] && ','}
              {lines[1] && <br />}
              {lines[1]}
            </address>
          )}
          <ul className="-mx-2.5 flex flex-wrap empty:hidden md:mt-4 md:gap-1">
            {socials.map(({ kind, url }) => (
              <li key={url}>
                <a
                  href={url}
                  aria-label={socialNames[kind]}
                  data-tooltip
                  className="size-target rounded-control hover:text-on-band grid place-items-center"
                >
                  <SocialIcon kind={kind} />
                </a>
              </li>
            ))}
          </ul>
        </div>
        <nav aria-labelledby="tautan-cepat">
          <h2 id="tautan-cepat" className="text-small text-on-band mb-1.5 tracking-normal">
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
          <h2 className="text-small text-on-band mb-1.5 tracking-normal">Hubungi kami</h2>
          <ul className="grid gap-y-3.5 max-md:mt-2 md:gap-y-0">
            {contacts.map(({ title, phone }) => (
              <li key={`${title} ${phone}`}>
                <a href={telUrl(phone)} className={`${entry} flex-wrap gap-x-1.5 leading-snug`}>
                  {`${title} `}
                  <span aria-hidden="true" className="max-md:hidden">
                    ·
                  </span>
                  <span className="tabular-nums">{formatPhone(phone)}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </Container>
      <FooterPages />
      <Container className="flex items-center justify-between gap-x-4 gap-y-3 pb-5 tight:flex-wrap md:pb-8">
        <p className="text-mini">
          {`© ${identity.copyrightYear} `}
          <span className="inline-block">{identity.name}</span>
        </p>
        <SchemeSwitch scheme={useServices().scheme} />
      </Container>
    </footer>
  );
}
