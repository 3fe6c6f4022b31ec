import type { ItemState } from '@pesantren/api-client/contract/publication';
import type { Items, ResourceName } from '@pesantren/api-client/resources';
import { type ReactNode, useState } from 'react';
import { Dialog } from '../../shell/dialogs/dialog.tsx';
import type { ResourceConfig } from '../resource-config.ts';
import choices from '../share/dialog-choices.module.css';
import { ShareDialog } from '../share/share-dialog.tsx';
import classes from './resource-table.module.css';
import { RowAction } from './row-action.tsx';

type Action = { label: string; isDestructive?: boolean; run: () => void };

/** The menu of a compact row, with the button that opened it. */
type Menu = { name: string; actions: readonly Action[]; opener: HTMLElement };

/**
 * The actions of a resource's rows: edit, share where items have a public page, delete. `rowActions`
 * renders a row's buttons, `dialogs` what they open; `row` is the id of the cell that names the row.
 */
export function useRowActions<Name extends ResourceName>(
  resource: ResourceConfig<Name>,
  onEdit: (id: string) => void,
  onDelete: (items: readonly Items[Name][]) => void,
) {
  const { nameOf, pageOf } = resource;
  const [shared, setShared] = useState<Items[Name] | null>(null);
  const [menu, setMenu] = useState<Menu | null>(null);
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const rowActions = (item: Items[Name], row: string): ReactNode => {
    const edit: Action = { label: 'Ubah', run: () => onEdit(item.id) };
    const share = hasPublicPage(item as object) &&
      pageOf && { label: 'Bagikan', run: () => setShared(item) };
    const remove: Action = { label: 'Hapus', isDestructive: true, run: () => onDelete([item]) };
    const actions: Action[] = share ? [edit, share, remove] : [edit, remove];
    return (
      <>
        {actions.map((action) => (
          <RowAction
            key={action.label}
            row={row}
            whenCompact={action === edit ? 'cover' : 'hidden'}
            isDestructive={action.isDestructive}
            onClick={action.run}
          >
            {action.label}
          </RowAction>
        ))}
        <button
          className={classes.more}
          type="button"
          aria-label="Tindakan lain"
          aria-describedby={row}
          aria-haspopup="dialog"
          onClick={({ currentTarget: opener }) => {
            setMenu({ name: nameOf(item), actions, opener });
            setIsMenuOpen(true);
          }}
        />
      </>
    );
  };
  const dialogs = (
    <>
      {menu && <RowMenu menu={menu} isOpen={isMenuOpen} onClose={() => setIsMenuOpen(false)} />}
      <ShareDialog resource={resource} item={shared} onClose={() => setShared(null)} />
    </>
  );
  return { rowActions, dialogs };
}

/** False for what visitors do not see yet: its address would lead them to nothing. */
function hasPublicPage({ state = 'published' }: { state?: ItemState | undefined }): boolean {
  return state === 'published' || state === 'expired';
}

type RowMenuProps = { menu: Menu; isOpen: boolean; onClose: () => void };

/** The actions of a compact row, in a dialog within the thumb's reach; it keeps its title while it fades out. */
function RowMenu({ menu, isOpen, onClose }: RowMenuProps) {
  // Focus the opener at once: the dialog that an action opens returns the focus there.
  const close = () => {
    menu.opener.focus();
    onClose();
  };
  return (
    <Dialog isOpen={isOpen} title={menu.name} onClose={close} returnFocus={false}>
      <div className={choices.choices}>
        {menu.actions.map(({ label, isDestructive, run }) => (
          <button
            key={label}
            className={isDestructive ? `${choices.choice} ${choices.destructive}` : choices.choice}
            type="button"
            onClick={() => {
              close();
              run();
            }}
          >
            {label}
          </button>
        ))}
        <button className={choices.choice} type="button" onClick={close}>
          Tutup
        </button>
      </div>
    </Dialog>
  );
}
