import { school } from '@pesantren/content/school';

/** Where letters and visitors go. */
export function AddressBlock() {
  const { address, name } = school;
  return (
    <section>
      <h2 className="text-lead">Alamat</h2>
      <address className="mt-2 leading-relaxed not-italic">
        {name}
        <br />
        {address.street}, {address.town}
        <br />
        {address.regency}, {address.province} {address.postcode}
      </address>
    </section>
  );
}
