import { Seo } from '../../components/seo.tsx';
import { type LoadedAt, presentMinute } from '../../hydration/use-now.ts';
import { paths } from '../../paths.ts';
import { AddressBlock } from './address-block.tsx';
import { ContactPeople } from './contact-people.tsx';
import { OpeningHours } from './opening-hours.tsx';
import { OpeningStatus } from './opening-status.tsx';
import { SchoolMap } from './school-map.tsx';
import { SocialLinks } from './social-links.tsx';

const purpose = 'Datang, telepon, atau kirim pesan. Setiap pertanyaan dijawab pada jam buka.';

export function load(): LoadedAt {
  return { loadedAt: presentMinute() };
}

/** /kontak: who to ask, where the school is, when it is open (spec section 2). */
export function ContactPage() {
  return (
    <div className="max-w-page mx-auto px-5 pt-10 md:px-6 md:pt-16">
      <Seo title="Kontak" description={purpose} path={paths.contact} about={{ kind: 'school' }} />
      <h1 className="text-h2">Kontak</h1>
      <p className="text-lead text-muted mt-3 text-pretty">{purpose}</p>
      <OpeningStatus />
      <ContactPeople />
      <div className="mt-16 grid gap-x-16 gap-y-14 md:mt-20 lg:grid-cols-[7fr_5fr]">
        <SchoolMap />
        <div className="grid content-start gap-x-16 gap-y-10 md:max-lg:grid-cols-2">
          <AddressBlock />
          <OpeningHours />
          <SocialLinks />
        </div>
      </div>
    </div>
  );
}
