import type { ResourceName } from '@pesantren/api-client/resources';
import { formatDate, formatTime } from '@pesantren/content/dates';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { resourceConfigs } from '../features/resource-configs.ts';
import { itemPath, newItemPath } from '../paths.ts';
import { useAccount, useServices } from '../services.ts';
import { Notice } from '../shell/notice.tsx';
import { toastDone } from '../shell/toasts/toast.tsx';
import { type Drafts, openDrafts } from './drafts.ts';
import { outboxFilled } from './files/kept-origin.ts';
import { readOutbox, sendOutbox, tidyOutbox, type WaitingItem } from './outbox.ts';
import { useIsOnline } from './use-is-online.ts';

/** Lists what waits for the network on this device: sent when the network is back or the app is opened. */
export function OutboxList() {
  const services = useServices();
  const { queryClient } = services;
  const navigate = useNavigate();
  const isOnline = useIsOnline();
  const account = useAccount();
  const { data: items = [], refetch } = useQuery({
    queryKey: ['outbox', account],
    queryFn: () => readOutbox(account),
    structuralSharing: false,
  });

  const send = useEffectEvent(async (): Promise<number | null> => {
    if (!navigator.onLine) return null;
    const next = await sendOutbox(services, (item) => {
      toastDone(`Terkirim: ${nameOf(item)}.`);
      void refetch();
    });
    await refetch();
    return next;
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const run = async () => {
      clearTimeout(timer);
      const wait = await send();
      if (wait !== null) timer = setTimeout(run, wait);
    };
    const show = () => {
      void refetch();
      void run();
    };
    void tidyOutbox();
    void run();
    for (const event of ['online', 'offline', outboxFilled]) window.addEventListener(event, show);
    return () => {
      clearTimeout(timer);
      for (const event of ['online', 'offline', outboxFilled])
        window.removeEventListener(event, show);
    };
  }, [refetch]);

  /** Takes an item out of the outbox and opens it as a draft. */
  async function open(item: WaitingItem): Promise<void> {
    const { resource, key, id, version, base: baseline, sent, sentAt, values } = item;
    const draftsKey = ['drafts', account, resource];
    const drafts =
      queryClient.getQueryData<Drafts>(draftsKey) ?? (await openDrafts(account, resource));
    await drafts.store({ key, id, version, baseline, sent, sentAt }, values);
    await refetch();
    void navigate(id === null ? newItemPath(resource) : itemPath(resource, id), {
      state: { form: key },
    });
  }

  return items.map((item) => (
    <Notice key={item.key} isFramed actions={[{ label: 'Buka', onClick: () => void open(item) }]}>
      <strong>{nameOf(item)}</strong>{' '}
      {item.outgoing.problem
        ? `belum terkirim. ${item.outgoing.problem}`
        : `${isOnline ? 'sedang dikirim' : 'dikirim begitu ada sambungan'} (${formatDate(new Date(item.savedAt))}, ${formatTime(new Date(item.savedAt))}).`}
    </Notice>
  ));
}

function nameOf({ resource, values }: WaitingItem): string {
  const { draftName, subject } = resourceConfigs[resource as ResourceName];
  return draftName(values as Record<string, string>) || subject;
}
