import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useRouter } from '../../services.ts';

/** What the router writes into each entry of the browser's history. */
type Entry = { idx?: number; key?: string } | null;

const entry = () => window.history.state as Entry;

/** Milliseconds in which the router's own way forward after a Back that it held arrives. */
const settled = 150;

/**
 * Brings the address back to the page that is shown. Of two Backs in one moment React Router, which holds the first, takes
 * the second for its own way forward: the page stays and its address is another one's.
 */
export function useAddressOfPage(): void {
  const router = useRouter();
  const { key } = useLocation();
  const place = useRef<number>(undefined);
  const timer = useRef<number>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has a place of its own
  useEffect(() => {
    place.current = entry()?.idx;
  }, [key]);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  useWindowEvent('popstate', () => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      const { navigation, location } = router.state;
      const { idx, key: there } = entry() ?? {};
      if (navigation.state !== 'idle' || there === location.key) return;
      if (idx !== undefined && place.current !== undefined) window.history.go(place.current - idx);
    }, settled);
  });
}
