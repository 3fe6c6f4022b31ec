import { Button } from '@mantine/core';
import type { Editorial } from '@pesantren/api-client/contract/publication';
import { resourceKey } from '@pesantren/api-client/query';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useClock, useServices } from '../../services.ts';
import choices from '../../shell/dialogs/dialog.module.css';
import { Dialog } from '../../shell/dialogs/dialog.tsx';
import { toastDone, toastFailure } from '../../shell/toasts/toast.tsx';
import { NeedsNetwork } from '../../writing/needs-network.tsx';
import type { PublicationState, ResourceFormState } from '../form/use-resource-form.ts';
import { HistoryDialog } from '../history/history-dialog.tsx';
import dialogChoices from '../share/dialog-choices.module.css';
import { ShareLinks } from '../share/share-links.tsx';
import type { ReceivedPage } from '../share/whatsapp-url.ts';
import { formatMoment } from './moment.ts';

type ItemActionsProps = {
  id: string;
  state: Pick<
    ResourceFormState,
    'item' | 'version' | 'labels' | 'values' | 'saveDraft' | 'showAnew'
  >;
  publication: Exclude<PublicationState, false>;
};

type Open = 'history' | ReceivedPage | null;

/** The actions on a stored item beside writing it: its history, the link for the head of the school, the way off the site. */
export function ItemActions({ id, state, publication }: ItemActionsProps) {
  const { editorial, queryClient } = useServices();
  const clock = useClock();
  const { name, mayPublish, mayWrite } = publication;
  const [open, setOpen] = useState<Open>(null);
  const item = state.item as Partial<Editorial<object>> | null;
  const isSeen = item?.state !== undefined && item.state !== 'draft';
  const isPinned = Boolean(item?.pinned_at);
  const close = () => setOpen(null);
  const { mutate, mutateAsync, isPending } = useMutation({
    mutationFn: async (call: () => Promise<unknown>) => {
      await state.saveDraft();
      await call();
    },
    onError: (error) => toastFailure(error),
  });
  const run = (call: () => Promise<unknown>) => () => !isPending && mutate(call);

  /** Makes an earlier version the newest one, as the item stands: published, or a draft. */
  const restore = (version: number) =>
    mutateAsync(async () => {
      const { version: newest = state.version } = await editorial.editorialItem(name, id);
      const published = isSeen && mayPublish;
      await editorial.restoreRevision(name, id, version, {
        state: published ? 'published' : 'draft',
        ...(newest !== undefined && { version: newest }),
      });
      close();
      await state.showAnew('Versi itu dipulihkan.');
    }).catch(() => undefined);

  const discard = async () => {
    const published = (await editorial.revisions(name, id)).find((one) => one.published);
    if (!published) return;
    await editorial.restoreRevision(name, id, published.version, { state: 'published' });
    await state.showAnew('Perubahan yang belum terbit dibuang.');
  };

  const actions = [
    { label: 'Riwayat', isOffered: true, act: () => setOpen('history') },
    {
      label: 'Tautan pratinjau',
      isOffered: true,
      act: run(async () => {
        const { url, expires_at } = await editorial.previewLink(name, id);
        const title = `Pratinjau: ${String(state.values.title ?? '') || 'tanpa judul'}`;
        const line = `Berlaku sampai ${formatMoment(new Date(expires_at), clock)}.`;
        setOpen({ title, line, url });
      }),
    },
    {
      label: isPinned ? 'Lepas sematan' : 'Sematkan',
      isOffered: name === 'announcements' && isSeen && mayPublish,
      act: run(async () => {
        await editorial.pin(id, !isPinned);
        await queryClient.invalidateQueries({ queryKey: resourceKey(name) });
        toastDone(isPinned ? 'Sematan dilepas.' : 'Disematkan di urutan teratas.');
      }),
    },
    {
      label: 'Buang perubahan',
      isOffered: isSeen && mayPublish && Boolean(item?.draft_version),
      act: run(discard),
    },
    {
      label: 'Tarik dari situs',
      isOffered: isSeen && mayPublish,
      act: run(async () => {
        await editorial.withdraw(name, id);
        await state.showAnew('Ditarik dari situs; kini draf.');
      }),
    },
  ];

  return (
    <>
      <NeedsNetwork />
      {actions
        .filter(({ isOffered }) => isOffered)
        .map(({ label, act }) => (
          <Button
            key={label}
            type="button"
            variant="subtle"
            justify="flex-start"
            aria-disabled={isPending}
            onClick={act}
          >
            {label}
          </Button>
        ))}
      {open === 'history' && (
        <HistoryDialog
          name={name}
          id={id}
          title={String(state.values.title ?? '')}
          labels={state.labels}
          onRestore={mayWrite ? restore : undefined}
          onClose={close}
        />
      )}
      {open !== null && open !== 'history' && (
        <Dialog isOpen title="Tautan pratinjau" onClose={close}>
          <p className={choices.words}>
            Siapa pun yang punya tautan ini melihat halamannya seperti nanti. {open.line}
          </p>
          <div className={dialogChoices.choices}>
            <ShareLinks page={open} className={dialogChoices.choice} />
            <button className={dialogChoices.choice} type="button" onClick={close}>
              Tutup
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}
