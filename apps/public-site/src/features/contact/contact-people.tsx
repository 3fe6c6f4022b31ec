import { school } from '@pesantren/content/school';
import { chatUrl } from '@pesantren/content/whatsapp';
import { Button } from '@pesantren/ui/controls/button';
import { IconBrandWhatsapp } from '@tabler/icons-react';

/** The three people to contact, each with a topic, a phone number and a WhatsApp link. */
export function ContactPeople() {
  return (
    <section aria-labelledby="orang" className="mt-10 md:mt-12">
      <h2 id="orang" className="sr-only">
        Hubungi langsung
      </h2>
      <ul className="border-default divide-default bg-card rounded-card grid divide-y border md:grid-cols-3 md:divide-x md:divide-y-0">
        {school.contacts.map((contact) => (
          <li
            key={contact.title}
            className="grid content-start justify-items-start p-6 md:row-span-4 md:grid-rows-subgrid md:gap-0 lg:p-7"
          >
            <h3 className="text-lead leading-snug">{contact.title}</h3>
            <p className="text-small text-muted mt-1 leading-normal first-letter:uppercase">
              {contact.topic}
            </p>
            <a
              href={`tel:${contact.phone.replaceAll(' ', '')}`}
              className="text-h3 tight:text-body font-heading whitespace-nowrap text-primary min-h-target decoration-accent mt-4 inline-flex items-center tracking-[-.02em] tabular-nums decoration-2 underline-offset-4 hover:underline"
            >
              {contact.phone}
            </a>
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
          </li>
        ))}
      </ul>
    </section>
  );
}
