import { isNotFound } from '@pesantren/api-client/api-error';
import type { AgendaEvent } from '@pesantren/api-client/contract/agenda';
import type { PublicClient } from '@pesantren/api-client/public-client';
import { resourceKey } from '@pesantren/api-client/query';
import { daysOfSpan, toldLabel } from '@pesantren/content/calendar/event-moments';
import { monthName } from '@pesantren/content/calendar/months';
import { messages } from '@pesantren/content/messages';
import { agendaEntry } from '@pesantren/content/navigation';
import { EventDetail } from '@pesantren/ui/content/event-detail';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { ItemNotFound } from '../../components/item-not-found.tsx';
import { ItemPage } from '../../components/item-page.tsx';
import { Seo } from '../../components/seo.tsx';
import { ShareRow } from '../../components/share-row.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { paths } from '../../paths.ts';
import { type LoaderArgs, settled, unreadItem, useClock, useServices } from '../../services.ts';
import { occasionKey } from './occasion.ts';

function eventQuery(client: PublicClient, id: string) {
  return queryOptions({
    queryKey: [...resourceKey('agenda'), 'item', id],
    queryFn: () => client.item('agenda', id),
  });
}

export async function loader({ params, services: { client, queryClient } }: LoaderArgs) {
  const query = eventQuery(client, params.id ?? '');
  if (await settled([queryClient.query(query)])) return null;
  return unreadItem(queryClient, query.queryKey);
}

/** One event of the agenda by its id, to be passed on: its card names the day (docs/spec.md#d-11). */
export function Component() {
  const { id = '' } = useParams();
  const event = useQuery(eventQuery(useServices().client, id));
  if (isNotFound(event.error)) return <EventNotFound />;
  return (
    <ItemPage kind={agendaEntry.label} list={paths.agenda()} query={event}>
      {(read) => <EventView event={read} />}
    </ItemPage>
  );
}

function EventView({ event }: { event: AgendaEvent }) {
  const now = new Date();
  const clock = useClock();
  const path = paths.event(event.id);
  const title = event.title || messages.untitled;
  const [first] = daysOfSpan(event, clock) ?? [];
  const month = first?.slice(0, 7);
  return (
    <>
      <Seo
        title={title}
        description={[toldLabel(event, now, clock), event.note].filter(Boolean).join('. ')}
        path={path}
        about={{ kind: 'event', event }}
      />
      <EventDetail event={event} now={now} />
      <p className="mt-6 flex flex-wrap gap-x-8">
        <TextLink href={paths.occasionCalendar(occasionKey({ resource: 'agenda', id: event.id }))}>
          Simpan ke kalender
        </TextLink>
        {month && <TextLink href={paths.agenda(month)}>Agenda {monthName(month)}</TextLink>}
      </p>
      <ShareRow title={title} path={path} />
    </>
  );
}

function EventNotFound() {
  return (
    <ItemNotFound
      title="Agenda tidak ditemukan"
      message={messages.eventNotFound}
      text="Acara ini mungkin sudah dihapus, atau alamatnya berubah."
      list={{ label: 'Lihat agenda', href: paths.agenda() }}
    />
  );
}
