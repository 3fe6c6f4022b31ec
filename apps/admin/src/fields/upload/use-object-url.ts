import { useEffect, useState } from 'react';

/** A URL under which this page can show a file, while there is one. */
export function useObjectUrl(file: File | null): string {
  const [url, setUrl] = useState('');
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl('');
    };
  }, [file]);
  return url;
}
