import { Fragment, type RefObject } from 'react';
import type { Command } from './command.ts';
import classes from './palette-dialog.module.css';

type PaletteOptionsProps = {
  id: string;
  boxRef: RefObject<HTMLDivElement | null>;
  lines: readonly Command[];
  active: number;
  onActive: (index: number) => void;
  onPick: (command: Command) => void;
};

/** The palette's lines under the names of their groups. */
export function PaletteOptions(props: PaletteOptionsProps) {
  const { id, boxRef, lines, active, onActive, onPick } = props;
  return (
    <div className={classes.options} ref={boxRef} id={id} role="listbox" aria-label="Pilihan">
      {lines.map((command, index) => {
        const { id: key, group, label, kind, icon: Icon } = command;
        return (
          <Fragment key={key}>
            {group !== lines[index - 1]?.group && (
              <div className={classes.group} role="presentation">
                {group}
              </div>
            )}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: the field hears the keys */}
            <div
              className={classes.option}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              onPointerMove={() => index !== active && onActive(index)}
              // The keyboard stays in the field.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onPick(command)}
            >
              <Icon size={20} stroke={1.7} aria-hidden />
              <span className={classes.label}>{label}</span>
              {kind && <span className={classes.kind}>{kind}</span>}
            </div>
          </Fragment>
        );
      })}
    </div>
  );
}
