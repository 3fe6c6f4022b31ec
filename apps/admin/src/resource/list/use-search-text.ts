import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useUpdateQuery } from '../use-update-query.ts';

/** How long typing rests before the search goes into the URL, in milliseconds. */
const rest = 250;

/**
 * What is searched for, kept in the URL's `q`: it counts as it is typed, and reaches the URL, in place
 * of the entry in the history, when typing rests. The browser's Back brings an earlier one back.
 */
export function useSearchText() {
  const inUrl = useSearchParams()[0].get('q') ?? '';
  const updateQuery = useUpdateQuery();
  const [text, setText] = useState(inUrl);
  const written = useRef(inUrl);

  // Not what was typed here: Back, Forward or a link.
  useEffect(() => {
    if (inUrl === written.current) return;
    written.current = inUrl;
    setText(inUrl);
  }, [inUrl]);

  useEffect(() => {
    if (text === written.current) return;
    const timer = window.setTimeout(() => {
      // A sort has taken it along in the meantime.
      if (text === written.current) return;
      written.current = text;
      updateQuery({ q: text, page: '' }, true);
    }, rest);
    return () => window.clearTimeout(timer);
  }, [text, updateQuery]);

  return [text, setText] as const;
}
