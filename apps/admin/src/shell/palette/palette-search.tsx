import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useDeferredValue, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { editPath } from '../../resource/form/form-url.ts';
import { navigation } from '../navigation.ts';
import { type Command, commandsMatching } from './command.ts';
import classes from './palette-dialog.module.css';
import { PaletteOptions } from './palette-options.tsx';
import { useCommands } from './use-commands.ts';
import { useFoundItems } from './use-found-items.ts';

type PaletteSearchProps = { onClose: () => void; onShowKeys: () => void };

/**
 * A field and what it finds, as a combobox with a listbox: the keyboard stays in the field, and
 * `aria-activedescendant` says which line Enter picks.
 */
export function PaletteSearch({ onClose, onShowKeys }: PaletteSearchProps) {
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const list = useId();
  const options = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const commands = useCommands(onShowKeys);
  const { items, isLoading, hasFailed } = useFoundItems(useDeferredValue(typed));
  const found = items.map(({ name, id, label, kind }) => ({
    ...{ id: `${name} ${id}`, group: 'Edit', label, kind },
    icon: navigation.find((entry) => entry.name === name)?.icon ?? IconSearch,
    run: () => void navigate(editPath(paths[name], id)),
  }));
  const lines = [...commandsMatching(commands, typed), ...found];

  const pick = (command: Command | undefined) => {
    if (!command) return;
    onClose();
    command.run();
  };
  const move = (to: number) => {
    const next = (to + lines.length) % lines.length || 0;
    setActive(next);
    options.current
      ?.querySelectorAll('[role="option"]')
      [next]?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const { key } = event;
    if (key === 'ArrowDown') move(active + 1);
    else if (key === 'ArrowUp') move(active - 1);
    else if (key === 'Enter') pick(lines[active]);
    else return;
    event.preventDefault();
  };

  return (
    <>
      <div className={classes.field}>
        <IconSearch size={20} stroke={1.7} aria-hidden />
        <input
          className={classes.input}
          type="text"
          role="combobox"
          aria-label="Cari perintah atau tulisan"
          aria-autocomplete="list"
          aria-expanded="true"
          aria-controls={list}
          aria-activedescendant={lines.length > 0 ? `${list}-${active}` : undefined}
          placeholder="Cari perintah atau tulisan"
          autoComplete="off"
          spellCheck={false}
          data-autofocus
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <PaletteOptions
        id={list}
        boxRef={options}
        lines={lines}
        active={active}
        onActive={setActive}
        onPick={pick}
      />
      <p className={classes.foot} role="status">
        {footWords({ isLoading, hasFailed, count: lines.length })}
      </p>
    </>
  );
}

function footWords(facts: { isLoading: boolean; hasFailed: boolean; count: number }): string {
  if (facts.isLoading) return 'Memuat daftar…';
  if (facts.hasFailed) return 'Sebagian daftar tidak dapat dimuat.';
  return facts.count === 0 ? 'Tidak ada yang cocok.' : `${facts.count} pilihan`;
}
