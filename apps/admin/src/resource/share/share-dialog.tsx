import { itemQuery } from '@pesantren/api-client/query';
import type { Items, ResourceName } from '@pesantren/api-client/resources';
import { useQuery } from '@tanstack/react-query';
import { useClock, useServices } from '../../services.ts';
import { Dialog } from '../../shell/dialogs/dialog.tsx';
import type { ResourceConfig } from '../resource-config.ts';
import classes from './dialog-choices.module.css';
import { ShareLinks } from './share-links.tsx';

type ShareDialogProps<Name extends ResourceName> = {
  resource: ResourceConfig<Name>;
  /** The item to share, as a list has it; `null` while the dialog is closed. */
  item: Items[Name] | null;
  onClose: () => void;
};

/** The ways to share an item's public page. Its line comes out of the body, which a list leaves out. */
export function ShareDialog<Name extends ResourceName>(props: ShareDialogProps<Name>) {
  const { resource, item, onClose } = props;
  const { client, config } = useServices();
  const clock = useClock();
  const whole = useQuery({
    ...itemQuery(client, resource.name, item?.id ?? ''),
    enabled: item !== null,
  });
  const page = item && resource.pageOf?.(config.siteUrl, whole.data ?? item, clock);
  return (
    <Dialog isOpen={item !== null} title="Bagikan" onClose={onClose}>
      <p className={classes.name}>{page?.title}</p>
      <div className={classes.choices}>
        {page && <ShareLinks page={page} className={classes.choice} />}
        <button className={classes.choice} type="button" onClick={onClose}>
          Tutup
        </button>
      </div>
    </Dialog>
  );
}
