import type { ResourceName } from '@pesantren/api-client/resources';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useServices } from '../../services.ts';
import type { Drafts, Filling, FormValues } from '../drafts/drafts.ts';
import { editPath, newPath } from './form-url.ts';
import type { Editor } from './use-open-form.ts';

/** Opens a text again that was thrown away: on its screen, also when that was left since. */
export function useReopen<Item extends { id: string }>(
  name: ResourceName,
  editor: Editor<Item>,
  drafts: Drafts,
) {
  const { queryClient } = useServices();
  const navigate = useNavigate();
  return async (item: Item | null, filling: Filling, values: FormValues): Promise<void> => {
    const isKept = drafts.keep(filling, values).catch(() => undefined);
    if (!editor.isGone()) return editor.open(item, drafts.newest(filling.id));
    await isKept;
    // A screen that is there again does not know of it yet.
    await queryClient.invalidateQueries({ queryKey: ['drafts'] });
    await navigate(item ? editPath(paths[name], item.id) : newPath(paths[name]));
  };
}
