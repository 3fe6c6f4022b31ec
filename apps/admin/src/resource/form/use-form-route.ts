import type { Items, ResourceName } from '@pesantren/api-client/resources';
import { messages } from '@pesantren/content/messages';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import {
  type NavigateOptions,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
} from 'react-router-dom';
import { type FormPage, itemPath, newItem, newItemPath, paths } from '../../paths.ts';
import { useAccount, useRouter } from '../../services.ts';
import { toastFailure } from '../../shell/toasts/toast.tsx';
import { type Draft, type Drafts, openDrafts } from '../../writing/drafts.ts';
import { randomId } from '../../writing/random-id.ts';
import type { FormValues, Submission } from '../../writing/submission.ts';

/** The state of the URL for a page's form, and the ways to change it. */
export type FormRoute = ReturnType<typeof useFormRoute>;

/** The form of a page: collapsed, open for a new item, or open for `item`. */
export type OpenForm<Name extends ResourceName> = FormRoute & {
  name: Name;
  item: Items[Name] | null;
};

/** The form that a page shows. */
type ShownForm = {
  /** The item's id that the URL opens, `new`, or null for the collapsed form. */
  open: string | null;
  /** Its React key. */
  key: string;
  /** The draft that it begins with. */
  draft: Draft | null;
  /** The id of the item that its first draft has created. */
  createdId: string | null;
};

/** The state of a history entry: which form it shows, by the form's React key. */
type EntryState = { form?: string } | null;

/**
 * Reads from the URL which form a resource's page shows, and opens and closes it by navigating. Opening
 * pushes an entry to the history, so that Back closes the form; expanding and closing replace the entry.
 * @param heading takes the focus when the form closes.
 * @param uncover shows the page below a form that is about to close; undefined where nothing covers it.
 */
export function useFormRoute(
  name: FormPage,
  heading: RefObject<HTMLElement | null>,
  uncover?: () => Promise<void> | undefined,
) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const router = useRouter();
  const { id: open = null } = useParams();
  const { form: wanted } = (useLocation().state as EntryState) ?? {};
  const isPop = useNavigationType() === 'POP';
  const { drafts, draftsKey } = useDrafts(name);
  // The form starts over whenever another one is open, but not when the collapsed one expands.
  const [form, setForm] = useState(() => beginForm(drafts, open, wanted, isPop));
  // In an update, which React runs each time: the compiler keeps nothing that it reads of the drafts.
  const isOther = wanted !== undefined && wanted !== form.key;
  if (isOther) setForm(() => beginForm(drafts, open, wanted, isPop));
  else if (open !== form.open) {
    setForm((now) => (wanted ? { ...now, open } : beginForm(drafts, open, wanted, isPop)));
  }

  const go = (pathname: string, state: EntryState, options: NavigateOptions = {}) =>
    navigate(
      { pathname, search: router.state.location.search },
      // Within the event: what is shown as open is never older than what is typed.
      { state, flushSync: true, preventScrollReset: options.replace === true, ...options },
    );
  const replace = { replace: true };
  // React cannot flush within an effect.
  const replaceInEffect = { replace: true, flushSync: false };

  // An item that its first draft has created stays in the form that it was written in.
  const isItem = open !== null && open !== newItem && open !== form.createdId;
  return {
    name,
    drafts,
    /** The React key of the form. */
    formKey: form.key,
    /** The draft that the form begins with. */
    draft: form.draft,
    isOpen: open !== null,
    /** The id of the open item; null for a new one and for a collapsed form. */
    id: isItem ? open : null,
    /** Expands the collapsed form. */
    expand(): void {
      blurButton();
      void go(newItemPath(name), { form: form.key }, replace);
    },
    /** Opens an item with its newest draft. */
    edit: (id: string) => go(itemPath(name, id), null),
    /** Opens an empty form for a new item: the collapsed one, which is empty, or one in the place of an item's. */
    add(): void {
      blurButton();
      void go(newItemPath(name), { form: open === null ? form.key : randomId() });
    },
    /** Puts the item that a draft of the shown form has created into the URL; its form stays as it is. */
    keepCreated(id: string): void {
      const { location } = router.state;
      // An entry of an address that was typed, a shortcut's or a reload's names no form.
      const isOther = (location.state?.form ?? form.key) !== form.key;
      // The router's own location has the app's base before it.
      if (isOther || !location.pathname.endsWith(newItemPath(name))) return;
      setForm((now) => (now.key === form.key ? { ...now, createdId: id } : now));
      void go(itemPath(name, id), { form: form.key }, replaceInEffect);
    },
    /** Begins the open form again, without a draft. */
    startOver: () =>
      void go(isItem ? itemPath(name, open) : newItemPath(name), { form: randomId() }, replace),
    /** Opens the item of a draft with that draft. */
    continueDraft: (draft: Draft) =>
      void go(draft.id === null ? newItemPath(name) : itemPath(name, draft.id), {
        form: draft.key,
      }),

    /** Collapses the form and moves the focus to the page's heading. */
    async close(): Promise<void> {
      heading.current?.focus();
      // Its own entry may be another one by then: that of the item which its draft has created.
      const shown = () =>
        (router.state.location.state as EntryState)?.form ?? router.state.location.key;
      const closing = shown();
      const uncovered = uncover?.();
      if (uncovered !== undefined) await uncovered;
      // Meanwhile another page or form may have been opened.
      if (shown() === closing) await go(paths[name], null, replace);
    },

    /** Leaves an item that does not exist any more; its draft becomes a new item's. */
    leaveDeleted(): void {
      toastFailure(new Error(messages.itemDeleted));
      const draft = form.draft && drafts.get(form.draft.key);
      if (!draft) return void go(paths[name], null, replaceInEffect);
      const copy = { ...draft, id: null, version: undefined, key: randomId() };
      void drafts.store(copy, draft.values).catch(() => undefined);
      drafts.drop(draft.key);
      void go(newItemPath(name), { form: copy.key }, replaceInEffect);
    },

    /** Opens a discarded text again, navigating back to its page when that was left. */
    async reopen(submission: Submission, values: FormValues): Promise<void> {
      // The page may have been left, and come back to with drafts read before this one was stored.
      const current = queryClient.getQueryData<Drafts>(draftsKey);
      const stored = (current ?? drafts).store(submission, values).catch(() => undefined);
      if (!current) await stored;
      const { id, key } = submission;
      await go(id === null ? newItemPath(name) : itemPath(name, id), { form: key });
    },
  };
}

/** Takes the focus from a button that is about to go: Chromium lays the changed page out once more to remove it focused. */
function blurButton(): void {
  if (document.activeElement instanceof HTMLButtonElement) document.activeElement.blur();
}

/**
 * Begins the form that an entry of the history wants, with the draft of its key; without one with the
 * item's newest draft, unless the entry has just been made for an empty form.
 */
function beginForm(
  drafts: Drafts,
  open: string | null,
  wanted: string | undefined,
  isPop: boolean,
): ShownForm {
  const key = wanted ?? randomId();
  if (open === null) return { open, key, draft: null, createdId: null };
  const draft = wanted === undefined ? null : drafts.get(wanted);
  const isEmpty = wanted !== undefined && !isPop;
  const newest = isEmpty ? null : drafts.newest(open === newItem ? null : open);
  return { open, key, draft: draft ?? newest, createdId: null as string | null };
}

/** The signed-in account's drafts of a resource; suspends the page for the few milliseconds it takes. */
function useDrafts(name: FormPage) {
  const account = useAccount();
  const draftsKey = ['drafts', account, name];
  const { data } = useSuspenseQuery({
    queryKey: draftsKey,
    queryFn: () => openDrafts(account, name),
    staleTime: Number.POSITIVE_INFINITY,
    // Who comes back later has them read again. Nothing holds them until the page is there, which takes a slow phone seconds:
    // gone by then, they would have it suspend once more, under the finger.
    gcTime: 20_000,
    structuralSharing: false,
  });
  return { drafts: data, draftsKey };
}
