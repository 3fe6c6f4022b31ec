import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { StoredPicture } from '@pesantren/api-client/contract/uploads/picture';
import { resolveUrl } from '@pesantren/api-client/provider-url';
import { createPictures } from '@pesantren/api-client/staff/pictures';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../services.ts';
import { Dialog } from '../../shell/dialogs/dialog.tsx';
import { ErrorState } from '../../shell/errors/error-state.tsx';
import classes from './picture-library.module.css';

const pageSize = 24;

type PictureLibraryProps = {
  onPick: (picture: StoredPicture) => void;
  onClose: () => void;
};

/** The school's pictures, the newest first, searched by alternative text and file name; one is picked. */
export function PictureLibrary({ onPick, onClose }: PictureLibraryProps) {
  const { config, connection } = useServices();
  const [words, setWords] = useState('');
  const [q] = useDebouncedValue(words.trim(), 300);
  const [pictures] = useState(() => createPictures(connection));
  const query = useInfiniteQuery({
    queryKey: ['pictures', q],
    queryFn: ({ pageParam, signal }) => pictures({ q, limit: pageSize, offset: pageParam }, signal),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) =>
      pages.length * pageSize < total ? pages.length * pageSize : undefined,
    placeholderData: keepPreviousData,
  });
  const found = query.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Dialog isOpen title="Pilih dari yang ada" onClose={onClose}>
      <TextInput
        type="search"
        label="Cari gambar"
        description="Menurut penjelasan foto, nama file, atau judul tulisan."
        value={words}
        data-autofocus
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      {query.error && (
        <ErrorState error={query.error} isRetrying={query.isFetching} onRetry={query.refetch} />
      )}
      <p role="status" className={classes.count}>
        {query.data && found.length === 0 && 'Tidak ada gambar yang cocok.'}
      </p>
      <ul className={classes.pictures}>
        {found.map((picture) => (
          <li key={picture.url}>
            <button type="button" className={classes.picture} onClick={() => onPick(picture)}>
              <img
                src={`${resolveUrl(config.apiUrl, picture.url)}?w=320`}
                alt={picture.alt || 'Tanpa penjelasan'}
                loading="lazy"
              />
              <span className={classes.used}>
                Dipakai di: {picture.used.map(({ title }) => title).join(', ')}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          variant="default"
          aria-disabled={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          Tampilkan lagi
        </Button>
      )}
    </Dialog>
  );
}
