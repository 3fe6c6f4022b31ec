import type { ResourceName } from '@pesantren/api-client/resources';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useServices } from '../../services.ts';
import type { Drafts, FormValues, Submission } from '../drafts/drafts.ts';
import { editPath, newPath } from './form-url.ts';
import type { OpenForm } from './use-open-form.ts';

/** Opens a text again that was thrown away: on its screen, also when that was left since. */
export function useReopen<Item extends { id: string }>(
  name: ResourceName,
  openForm: OpenForm<Item>,
  drafts: Drafts,
) {
  const { queryClient } = useServices();
  const navigate = useNavigate();
  return async (item: Item | null, submission: Submission, values: FormValues): Promise<void> => {
    const isKept = drafts.keep(submission, values).catch(() => undefined);
    if (!openForm.isUnmounted()) return openForm.open(item, drafts.newest(submission.id));
    await isKept;
    // A screen that is there again does not know of it yet.
    await queryClient.invalidateQueries({ queryKey: ['drafts'] });
    await navigate(item ? editPath(paths[name], item.id) : newPath(paths[name]));
  };
}
