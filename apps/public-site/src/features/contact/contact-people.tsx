import { formatPhone, telUrl } from '@pesantren/content/contact/phone';
import { chatUrl } from '@pesantren/content/contact/whatsapp';
import { Button } from '@pesantren/ui/controls/button';
import { IconBrandWhatsapp } from '@tabler/icons-react';
import { useFacts } from '../../services.ts';

/** Columns by the number of people; three for all others. */
const columns: Record<number, string> = { 1: '', 2: 'md:grid-cols-2', 4: 'md:grid-cols-2' };

/** The people to contact, each with a topic, a phone number and a WhatsApp link. */
export function ContactPeople() {
  const { contacts } = useFacts();
  return (
    <section aria-labelledby="orang" className="mt-10 md:mt-12">
      <h2 id="orang" className="sr-only">
        Hubungi langsung
      </h2>
      <ul
        className={`border-default bg-card rounded-card grid overflow-hidden border ${columns[contacts.length] ?? 'md:grid-cols-3'}`}
      >
        {contacts.map((contact) => (
          <li
            key={`${contact.title} ${contact.phone}`}
            className="border-default -mt-px -ml-px grid content-start justify-items-start border-t border-l p-6 max-[18.5rem]:px-4 md:row-span-4 md:grid-rows-subgrid md:gap-0 lg:p-7"
          >
            <h3 className="text-lead leading-snug">{contact.title}</h3>
            <p className="text-small text-muted mt-1 leading-normal first-letter:uppercase">
              {contact.topic}
            </p>
            <a
              href={telUrl(contact.phone)}
              className="text-h3 tight:text-body font-heading whitespace-nowrap text-primary min-h-target decoration-accent mt-4 inline-flex items-center tracking-[-.02em] tabular-nums decoration-2 underline-offset-4 hover:underline"
            >
              {formatPhone(contact.phone)}
            </a>
            {contact.whatsapp && (
              <Button
                href={chatUrl(contact)}
                look="quiet"
                size="small"
                className="mt-4 md:max-lg:px-3"
              >
                <IconBrandWhatsapp className="size-5 shrink-0" aria-hidden="true" />
                <span>
                  Kirim WhatsApp <span className="sr-only">ke {contact.title}</span>
                </span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
