import { Modal, VisuallyHidden } from '@mantine/core';
import { Spotlight, type SpotlightStore, useSpotlight } from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useDeferredValue, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { itemPath } from '../../paths.ts';
import { useServices } from '../../services.ts';
import { navigation } from '../navigation.ts';
import { type Command, commandsMatching } from './command.ts';
import classes from './palette.module.css';
import { useCommands } from './use-commands.ts';
import { useFoundItems } from './use-found-items.ts';

type PaletteProps = {
  store: SpotlightStore;
  onClose: () => void;
  onShowKeys: () => void;
};

const listId = 'palette-options';
const optionId = (index: number) => `${listId}-${index}`;

// The look is palette.module.css alone: Spotlight's own style sheet would be part of the first load.
const classNames = {
  inner: classes.inner ?? '',
  content: classes.content ?? '',
  search: classes.search ?? '',
  actionsList: classes.options ?? '',
  actionsGroup: classes.group ?? '',
  action: classes.option ?? '',
  actionSection: classes.icon ?? '',
  actionBody: classes.body ?? '',
  actionLabel: classes.label ?? '',
  actionDescription: classes.kind ?? '',
  footer: classes.foot ?? '',
};

/** The command palette: Mantine's Spotlight over commands and the items of all resources. */
export function Palette({ store, onClose, onShowKeys }: PaletteProps) {
  const { opened } = useSpotlight(store);
  const { dialogStack } = useServices();
  useEffect(() => (opened ? dialogStack.add(onClose) : undefined), [opened, dialogStack, onClose]);
  return (
    <Spotlight.Root
      store={store}
      // The shell listens to the keys (use-palette.tsx), since this code is loaded with their first use.
      shortcut={null}
      // Mantine locks scrolling with a style element, which the content security policy forbids.
      lockScroll={false}
      zIndex={200}
      size="36rem"
      yOffset="10dvh"
      overlayProps={{}}
      transitionProps={{ duration: 160, transition: 'fade' }}
      classNames={classNames}
    >
      <Modal.Title>
        <VisuallyHidden>Cari atau buka</VisuallyHidden>
      </Modal.Title>
      <Search store={store} onClose={onClose} onShowKeys={onShowKeys} />
    </Spotlight.Root>
  );
}

/**
 * The search field and its results. Spotlight moves the selection; the roles and states of a combobox with
 * a listbox, which it lacks, are set here (WAI-ARIA combobox pattern).
 */
function Search({ store, onClose, onShowKeys }: PaletteProps) {
  const { query } = useSpotlight(store);
  // Spotlight moves its selection without telling React.
  const [selected, setSelected] = useState(0);
  const readSelected = () => setSelected(Math.max(0, store.getState().selected));
  const navigate = useNavigate();
  const commands = useCommands(onShowKeys);
  const { items, isLoading, hasFailed } = useFoundItems(useDeferredValue(query));
  const found = items.map(
    ({ name, id, label, kind }): Command => ({
      id: `${name} ${id}`,
      group: 'Ubah tulisan',
      label,
      kind,
      icon: navigation.find((entry) => entry.name === name)?.icon ?? IconSearch,
      run: () => void navigate(itemPath(name, id)),
    }),
  );
  const lines = [...commandsMatching(commands, query), ...found];
  const hasLines = lines.length > 0;
  // Without a match Spotlight selects nothing; items that are found later begin at the first again.
  useEffect(() => {
    if (hasLines) store.updateState((state) => ({ ...state, selected }));
  }, [store, selected, hasLines]);
  // Spotlight compares `code`, which the keyboards of phones leave empty.
  const pickOnEnter = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key !== 'Enter' || nativeEvent.code !== '' || nativeEvent.isComposing) return;
    lines[selected]?.run();
    onClose();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: reads the selection once Spotlight has handled a key
    <div onKeyDown={readSelected}>
      <Spotlight.Search
        role="combobox"
        aria-label="Cari bagian atau tulisan"
        aria-autocomplete="list"
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={hasLines ? optionId(selected) : undefined}
        placeholder="Cari bagian atau tulisan"
        leftSection={<IconSearch size={20} stroke={1.7} aria-hidden />}
        autoComplete="off"
        spellCheck={false}
        data-autofocus
        onKeyDown={pickOnEnter}
        onChange={() => setSelected(0)}
      />
      <Spotlight.ActionsList id="palette" {...listbox}>
        {[...new Set(lines.map(({ group }) => group))].map((group) => (
          <Spotlight.ActionsGroup key={group} label={group} role="group" aria-label={group}>
            {lines.map(
              (command, index) =>
                command.group === group && (
                  <Spotlight.Action
                    key={command.id}
                    label={command.label}
                    description={command.kind ?? ''}
                    leftSection={<command.icon size={20} stroke={1.7} aria-hidden />}
                    role="option"
                    aria-selected={index === selected}
                    data-selected={index === selected || undefined}
                    renderRoot={(props) => <button {...props} id={optionId(index)} />}
                    onClick={command.run}
                  />
                ),
            )}
          </Spotlight.ActionsGroup>
        ))}
      </Spotlight.ActionsList>
      <Spotlight.Footer role="status">
        {statusOf({ isLoading, hasFailed, count: lines.length })}
      </Spotlight.Footer>
    </div>
  );
}

// The list's viewport is what scrolls: as the listbox it is operated from the field, and no tab stop.
const listbox = {
  viewportProps: { id: listId, role: 'listbox', 'aria-label': 'Pilihan', tabIndex: -1 },
};

function statusOf(facts: { isLoading: boolean; hasFailed: boolean; count: number }): string {
  if (facts.isLoading) return 'Memuat daftar…';
  if (facts.hasFailed) return 'Sebagian daftar tidak dapat dimuat. Tutup, lalu cari lagi.';
  return facts.count === 0 ? 'Tidak ada yang cocok.' : `${facts.count} pilihan`;
}
