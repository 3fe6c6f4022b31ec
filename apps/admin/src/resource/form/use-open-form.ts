import type { Items, ResourceName } from '@pesantren/api-client/resources';
import { messages } from '@pesantren/content/messages';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { randomId } from '../../random-id.ts';
import { useServices } from '../../services.ts';
import { toastFailure } from '../../shell/toasts/toast.tsx';
import { type Draft, openDrafts } from '../drafts/drafts.ts';
import { useUpdateQuery } from '../use-update-query.ts';
import { editParam, editPath, newParam, newPath, parseOpenItem } from './form-url.ts';
import type { FormValues, Submission } from './submission.ts';

/** The form that a resource's page shows: collapsed, open for a new item, or open for `item`. */
export type OpenForm<Name extends ResourceName> = ReturnType<typeof useOpenForm<Name>>;

/**
 * Opens and closes the form of a resource's page. The URL holds the open item: opening pushes an entry to
 * the history, so that Back leads out of the form; expanding and closing replace the entry.
 * @param list the page's list; its items are undefined until it has loaded.
 * @param heading takes the focus when the form closes.
 */
export function useOpenForm<Name extends ResourceName>(
  name: Name,
  list: { items: readonly Items[Name][] | undefined; isFetching: boolean },
  heading: RefObject<HTMLElement | null>,
) {
  type Item = Items[Name];
  const { items, isFetching } = list;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const updateQuery = useUpdateQuery();
  const drafts = useDrafts(name);
  // A new item whose form was open when the page was closed opens by itself, once.
  const [interrupted] = useState(() => drafts.interrupted());
  const [state, setState] = useState({
    item: null as Item | null,
    draft: interrupted,
    isOpen: interrupted !== null,
    /** The form's React key: changes whenever the form starts over. */
    formKey: 0,
  });
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    if (interrupted) drafts.markReopened(interrupted.key);
    return () => {
      isMounted.current = false;
    };
  }, [drafts, interrupted]);

  function open(item: Item | null, draft: Draft | null = null): void {
    setState(({ formKey }) => ({ item, draft, isOpen: true, formKey: formKey + 1 }));
    window.scrollTo({ top: 0 });
    updateQuery({ [editParam]: item?.id ?? '', [newParam]: item ? '' : '1' });
  }

  function collapse(): void {
    setState(({ formKey }) => ({ item: null, draft: null, isOpen: false, formKey: formKey + 1 }));
    updateQuery({ [editParam]: '', [newParam]: '' }, true);
  }

  /** Opens an item with its newest draft. */
  const edit = (item: Item) => open(item, drafts.newest(item.id));

  // Follows the URL when a reload, a link, Back or Forward changes the open item.
  const wanted = parseOpenItem(useLocation().search);
  const shown = state.isOpen ? (state.item?.id ?? '') : null;
  const followed = useRef<string | null>(null);
  const follow = useEffectEvent(() => {
    if (wanted === followed.current) return;
    const isShown = wanted === shown;
    const item = items?.find(({ id }) => id === wanted);
    // The item may be in the list that is being fetched.
    if (wanted && !isShown && !item && (!items || isFetching)) return;
    followed.current = wanted;
    if (isShown) return;
    if (wanted === '') return open(null, drafts.newest(null));
    if (item) return edit(item);
    if (wanted) toastFailure(new Error(messages.itemDeleted));
    collapse();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the values that can let the URL be followed
  useEffect(() => follow(), [wanted, items, isFetching]);

  return {
    ...state,
    name,
    drafts,
    open,
    edit,

    /** Expands the collapsed form; the history gets no entry of its own. */
    expand(): void {
      setState((now) => ({ ...now, isOpen: true }));
      updateQuery({ [newParam]: '1' }, true);
    },

    /** Collapses the form and moves the focus to the page's heading. */
    close(): void {
      collapse();
      heading.current?.focus();
    },

    /** Opens the item of a draft; the draft of a deleted item becomes a new item's. */
    continueDraft(draft: Draft): void {
      const item = items?.find(({ id }) => id === draft.id);
      if (item || draft.id === null) {
        open(item ?? null, draft);
        return;
      }
      const copy = { ...draft, id: null, version: undefined, key: randomId() };
      void drafts.store(copy, draft.values);
      drafts.drop(draft.key);
      open(null, copy);
    },

    /** Opens a discarded text again, navigating back to its page when that was left. */
    async reopen(item: Item | null, submission: Submission, values: FormValues): Promise<void> {
      const stored = drafts.store(submission, values).catch(() => undefined);
      if (isMounted.current) return open(item, drafts.newest(submission.id));
      await stored;
      // A page that is mounted again has read its drafts before this one was stored.
      await queryClient.invalidateQueries({ queryKey: ['drafts'] });
      await navigate(item ? editPath(paths[name], item.id) : newPath(paths[name]));
    },
  };
}

/** The signed-in account's drafts of a resource; suspends the page for the few milliseconds it takes. */
function useDrafts(name: ResourceName) {
  const { session } = useServices();
  const account = session.account();
  return useSuspenseQuery({
    queryKey: ['drafts', account, name],
    queryFn: () => openDrafts(account, name),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    structuralSharing: false,
  }).data;
}
