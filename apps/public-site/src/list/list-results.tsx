import { type ReactNode, useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import { Container } from '../components/container.tsx';
import { isModifiedClick } from '../hydration/intercept-links.ts';

type ListResultsProps = {
  /** Accessible name: `Daftar artikel`. */
  label: string;
  /** Identifies the filter: when it changes, this is another list rather than more of the same. */
  filterKey: string;
  isFetching?: boolean;
  children: ReactNode;
};

/**
 * The section around a list's items; it manages scroll and focus (docs/spec.md#f-32). A new filter
 * scrolls to the first result, Back to where the visitor was. Focus on a control that went away with
 * the old results moves to the section, after 'Muat lebih banyak' to the first new item.
 */
export function ListResults({ label, filterKey, isFetching = false, children }: ListResultsProps) {
  const section = useRef<HTMLElement>(null);
  const lastFilter = useRef(filterKey);
  const focusedFilter = useRef<string>(undefined);
  const moreIndex = useRef<number>(undefined);
  const returning = useNavigationType() === NavigationType.Pop;

  useEffect(() => {
    if (lastFilter.current === filterKey) return;
    lastFilter.current = filterKey;
    const top = section.current?.getBoundingClientRect().top ?? 0;
    if (top < 0 && !returning) section.current?.scrollIntoView();
  }, [filterKey, returning]);

  // On each render: results arrive after their URL.
  useEffect(() => {
    const { current } = focusedFilter;
    if (current === undefined || current === filterKey) return;
    if (document.activeElement === document.body) section.current?.focus({ preventScroll: true });
  });

  useEffect(() => {
    const { current: list } = section;
    const rememberMore = (event: MouseEvent) => {
      const index = linksIn(list).findIndex((link) => link.contains(event.target as Node));
      const isMore = linksIn(list)[index]?.dataset.more !== undefined;
      moreIndex.current = isMore && !isModifiedClick(event) ? index : undefined;
    };
    list?.addEventListener('click', rememberMore);
    return () => list?.removeEventListener('click', rememberMore);
  }, []);

  // The first new link has the index that 'Muat lebih banyak' had.
  useEffect(() => {
    const first = linksIn(section.current)[moreIndex.current ?? -1];
    if (!first || first.dataset.more !== undefined) return;
    moreIndex.current = undefined;
    first.focus({ preventScroll: true });
  });

  return (
    <Container
      as="section"
      ref={section}
      aria-label={label}
      aria-busy={isFetching}
      tabIndex={-1}
      onFocus={() => {
        focusedFilter.current = filterKey;
      }}
      onBlur={() => {
        focusedFilter.current = undefined;
      }}
      className="outline-none! tall:scroll-mt-32 pt-5 md:pt-8"
    >
      {children}
    </Container>
  );
}

function linksIn(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll('a') ?? [])];
}
