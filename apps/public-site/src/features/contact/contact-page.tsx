import type { Clock } from '@pesantren/content/clock';
import { openingAt, openingLabel } from '@pesantren/content/contact/opening-hours';
import { addressLines, type Facts } from '@pesantren/content/facts';
import { Fragment } from 'react';
import {
  currentMinute,
  type LoadedAt,
  spansOf,
  useComingWeek,
} from '../../components/coming-week.ts';
import { PageFrame } from '../../components/page-frame.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Seo } from '../../components/seo.tsx';
import { SocialIcon, socialNames } from '../../components/social-icon.tsx';
import { paths } from '../../paths.ts';
import { useClock, useFacts } from '../../services.ts';
import { ContactPeople } from './contact-people.tsx';
import { OpeningHours } from './opening-hours.tsx';
import { SchoolMap } from './school-map.tsx';

const ways = 'Datang, telepon, atau kirim pesan.';

export function loader(): LoadedAt {
  return { loadedAt: currentMinute() };
}

/** People to contact, the school's address, map and opening hours (docs/spec.md#k-01). */
export function Component() {
  const { hours } = useFacts();
  const hasHours = hours.some(Boolean);
  const purpose = hasHours ? `${ways} Setiap pertanyaan dijawab pada jam buka.` : ways;
  return (
    <PageFrame>
      <Seo title="Kontak" description={purpose} path={paths.contact} about={{ kind: 'school' }} />
      <PageHeader title="Kontak" text={purpose} />
      {hasHours && <OpeningStatus />}
      <ContactPeople />
      <div className="mt-16 grid gap-x-16 gap-y-14 md:mt-20 lg:grid-cols-[7fr_5fr]">
        <SchoolMap />
        <div className="grid content-start gap-x-16 gap-y-10 md:max-lg:grid-cols-2">
          <AddressBlock />
          {hasHours && <OpeningHours />}
          <SocialLinks />
        </div>
      </div>
    </PageFrame>
  );
}

/** States whether the office is open now, and when that changes. */
function OpeningStatus() {
  const { hours } = useFacts();
  const clock = useClock();
  const labels = spansOf(
    useComingWeek(),
    clock,
    (now) => openingLabel(now, hours, clock),
    (now) => nextChange(now, hours, clock),
  );
  return (
    <div className="mt-5 font-medium tabular-nums">
      {labels.map(({ value: label, from, timed: { key, ...timed } }) => {
        const { isOpen } = openingAt(from, hours, clock);
        return (
          <p key={key} {...timed} className="flex items-baseline gap-2.5">
            <span
              aria-hidden="true"
              className={`size-2.5 shrink-0 rounded-full border-2 ${isOpen ? 'bg-primary border-primary' : 'border-strong'}`}
            />
            <span className={isOpen ? 'text-primary-strong' : ''}>
              {label.replace(/ (?=WI[BT]A?$)/, '\u00a0')}
            </span>
          </p>
        );
      })}
    </div>
  );
}

/** Returns the next instant at which the words about the opening may change. */
function nextChange(now: Date, hours: Facts['hours'], clock: Clock): Date {
  const tomorrow = clock.startOfTomorrow(now);
  const { changesAt } = openingAt(now, hours, clock);
  return changesAt && changesAt < tomorrow ? changesAt : tomorrow;
}

function AddressBlock() {
  const { identity } = useFacts();
  const lines = addressLines(identity);
  if (lines.length === 0) return null;
  return (
    <section>
      <h2 id="alamat" className="text-lead">
        Alamat
      </h2>
      <address className="mt-2 leading-relaxed not-italic">
        {identity.name}
        {lines.map((line) => (
          <Fragment key={line}>
            <br />
            {line}
          </Fragment>
        ))}
      </address>
    </section>
  );
}

function SocialLinks() {
  const { socials } = useFacts();
  if (socials.length === 0) return null;
  return (
    <section>
      <h2 id="media-sosial" className="text-lead">
        Media sosial
      </h2>
      <ul className="mt-2 flex flex-wrap gap-x-7">
        {socials.map(({ kind, url }) => (
          <li key={url}>
            <a
              href={url}
              className="min-h-target decoration-accent inline-flex items-center gap-2.5 font-medium decoration-2 underline-offset-4 hover:underline"
            >
              <span className="text-primary">
                <SocialIcon kind={kind} />
              </span>
              {socialNames[kind]}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
