import { school } from '@pesantren/content/school';
import { Logo } from '@pesantren/ui/ornament/logo';
import { useServices } from '../services.ts';

/** On paper only: the school's head of a letter, with the address on this site where it was printed. */
export function Letterhead({ path }: { path: string }) {
  const { siteUrl } = useServices().config;
  const { address, contacts } = school;
  return (
    <div className="letterhead">
      <Logo />
      <p>
        {address.street}, {address.town}, {address.regency}, {address.province} {address.postcode}
        <br />
        {contacts.map(({ title, phone }) => `${title} ${phone}`).join(' · ')}
      </p>
      <p>{siteUrl + path}</p>
    </div>
  );
}
