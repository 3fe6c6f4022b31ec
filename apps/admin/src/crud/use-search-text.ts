import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { withQuery } from './list-place.ts';

/** How long typing rests before the search goes into the URL, in milliseconds. */
const rest = 250;

/**
 * What is searched for, kept in the URL's `q`: it counts as it is typed, and reaches the URL, in place
 * of the entry in the history, when typing rests. The browser's Back brings an earlier one back.
 */
export function useSearchText() {
  const [params, setParams] = useSearchParams();
  const inUrl = params.get('q') ?? '';
  const [text, setText] = useState(inUrl);
  const written = useRef(inUrl);

  // Not what this screen has written itself: Back, Forward or a link.
  useEffect(() => {
    if (inUrl === written.current) return;
    written.current = inUrl;
    setText(inUrl);
  }, [inUrl]);

  useEffect(() => {
    if (text === written.current) return;
    const timer = window.setTimeout(() => {
      written.current = text;
      setParams((now) => withQuery(now, { q: text, page: '' }), {
        replace: true,
        preventScrollReset: true,
      });
    }, rest);
    return () => window.clearTimeout(timer);
  }, [text, setParams]);

  return [text, setText] as const;
}
