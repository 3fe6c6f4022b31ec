import type { IconEye } from '@tabler/icons-react';

/** One line of the palette: what it is called, and what picking it does. */
export type Command = {
  id: string;
  group: string;
  label: string;
  icon: typeof IconEye;
  /** What it is, behind a label that does not say so. */
  kind?: string;
  /** Other words by which it is found. */
  words?: string;
  /** Shown only once something is typed. */
  isHidden?: boolean;
  run: () => void;
};

/** The commands in which every word of what was typed occurs; all but the hidden when nothing was. */
export function commandsMatching(commands: readonly Command[], typed: string): Command[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return commands.filter(({ isHidden }) => !isHidden);
  return commands.filter((command) => {
    const text = `${command.group} ${command.label} ${command.words ?? ''}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
