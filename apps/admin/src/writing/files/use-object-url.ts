import { useEffect, useState } from 'react';

/** Returns an object URL of a file, `''` while there is none. */
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
