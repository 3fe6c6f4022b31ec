import type { PublishedName } from '@pesantren/api-client/contract/publication';
import { revisionsQuery } from '@pesantren/api-client/editorial-query';
import { useQuery } from '@tanstack/react-query';
import { useClock, useServices, useUsername } from '../../services.ts';
import { Notice } from '../../shell/notice.tsx';
import type { Saver } from '../../writing/editorial-calls.ts';
import { formatWhen } from '../format-date.ts';

type WritingNoticeProps = { name: PublishedName; id: string; saver: Saver | undefined };

/** Tells who has just written in the draft that was opened, unless it was oneself; its history knows where the draft does not. */
export function WritingNotice({ name, id, saver }: WritingNoticeProps) {
  const { editorial } = useServices();
  const own = useUsername();
  const clock = useClock();
  const { data } = useQuery({
    ...revisionsQuery(editorial, name, id),
    enabled: !saver,
    staleTime: 0,
  });
  const { username = '', at = '' } = saver ?? data?.[0] ?? {};
  if (username === '' || username === own) return null;
  return (
    <Notice actions={[]}>
      {username} sedang menulis di sini, terakhir {formatWhen(new Date(at), clock)}. Tulisan Anda
      berdua tidak akan saling menimpa.
    </Notice>
  );
}
