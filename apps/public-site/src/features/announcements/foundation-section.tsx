import { PublishedText } from '@pesantren/ui/content/published-text';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Container } from '../../components/container.tsx';
import { type SiteClient, useServices } from '../../services.ts';
import { AnnouncementLine } from './announcement-line.tsx';

/** Returns the query of the foundation's newest announcements. */
export function foundationQuery(client: SiteClient) {
  return queryOptions({ queryKey: ['foundation'], queryFn: client.foundationNews });
}

/** The foundation's announcements with its name, each on its own site; nothing of a school without one (docs/many-schools.md#the-foundations-announcements). */
export function FoundationSection() {
  const { client, config } = useServices();
  const { data = [] } = useQuery(foundationQuery(client));
  if (!config.foundation || data.length === 0) return null;
  return (
    <Container as="section" aria-labelledby="yayasan" className="pt-8 md:pt-12">
      <h2 id="yayasan" className="text-lead">
        {`Dari ${config.foundation.name}`}
      </h2>
      <ul className="divide-default border-default mt-3 divide-y border-y">
        {data.map(({ title, date, href }) => (
          <li key={href}>
            <AnnouncementLine href={href} title={title} day={<PublishedText text={date} />} />
          </li>
        ))}
      </ul>
    </Container>
  );
}
