import type { IconEye } from '@tabler/icons-react';

/** A line of the palette: a command, or an item that was found. */
export type Command = {
  id: string;
  group: string;
  label: string;
  icon: typeof IconEye;
  /** The kind of an item, behind its label. */
  kind?: string;
  /** Further words that match. */
  words?: string;
  /** Shown only for a query. */
  isHidden?: boolean;
  run: () => void;
};

/** Returns the commands that contain every word of the query; all but the hidden for an empty one. */
export function commandsMatching(commands: readonly Command[], query: string): Command[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return commands.filter(({ isHidden }) => !isHidden);
  return commands.filter((command) => {
    const text = `${command.group} ${command.label} ${command.words ?? ''}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
