import type { ResourceName } from '@pesantren/api-client/resources';
import type { Clock } from '@pesantren/content/clock';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { resourceConfigs } from '../features/resource-configs.ts';
import { itemPath, newItemPath } from '../paths.ts';
import { useAccount, useClock, useServices } from '../services.ts';
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
  const clock = useClock();
  const account = useAccount();
  const { data: items = [], refetch } = useQuery({
    queryKey: ['outbox', account],
    queryFn: () => readOutbox(account),
    structuralSharing: false,
  });

  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());

  const send = useEffectEvent(async (): Promise<number | null> => {
    if (!navigator.onLine) return null;
    const sent: WaitingItem[] = [];
    const next = await sendOutbox(services, (item) => {
      sent.push(item);
      void refetch();
    });
    if (sent.length > 0) toastDone(`Terkirim: ${groupsOf(sent).map(groupName).join(', ')}.`);
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

  const isOpen = (group: readonly WaitingItem[]) => group.length === 1 || opened.has(keyOf(group));
  const folded = groupsOf(items).filter((group) => !isOpen(group));
  const single = items.filter((item) => !folded.some((group) => group.includes(item)));
  return (
    <>
      {folded.map((group) => (
        <Notice
          key={keyOf(group)}
          isFramed
          actions={[
            {
              label: 'Lihat satu per satu',
              onClick: () => setOpened(new Set([...opened, keyOf(group)])),
            },
          ]}
        >
          <strong>{groupName(group)}</strong> {waitOf(group, isOnline, clock)}
        </Notice>
      ))}
      {single.map((item) => (
        <Notice
          key={item.key}
          isFramed
          actions={[{ label: 'Buka', onClick: () => void open(item) }]}
        >
          <strong>{nameOf(item)}</strong>{' '}
          {item.outgoing.problem
            ? `belum terkirim. ${item.outgoing.problem}`
            : waitOf([item], isOnline, clock)}
        </Notice>
      ))}
    </>
  );
}

/** Groups what goes on by itself by its resource; each item that somebody has to look at stands alone. No group is empty. */
function groupsOf(items: readonly WaitingItem[]): WaitingItem[][] {
  const groups = new Map<string, WaitingItem[]>();
  for (const item of items) {
    const key = keyOf([item]);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups.values()];
}

function keyOf([first]: readonly WaitingItem[]): string {
  return first?.outgoing.problem ? first.key : (first?.resource ?? '');
}

/** Formats when the oldest of a group was left, and what it waits for. */
function waitOf(
  [first]: readonly WaitingItem[],
  isOnline: boolean,
  { formatDate, formatTime }: Clock,
): string {
  const at = new Date(first?.savedAt ?? '');
  const words = isOnline ? 'sedang dikirim' : 'dikirim begitu ada sambungan';
  return `${words} (${formatDate(at)}, ${formatTime(at)}).`;
}

/** `11 foto`, or the name of an item that is alone. */
function groupName(group: readonly WaitingItem[]): string {
  const [first] = group;
  if (!first) return '';
  return group.length === 1
    ? nameOf(first)
    : `${group.length} ${resourceConfigs[first.resource].noun}`;
}

function nameOf({ resource, values }: WaitingItem): string {
  const { draftName, subject } = resourceConfigs[resource as ResourceName];
  return draftName(values as Record<string, string>) || subject;
}
