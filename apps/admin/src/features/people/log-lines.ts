import type { LogEntry } from '@pesantren/api-client/contract/account';

/** A line of the log: an act, or the same one done to several things in a row, the last first. */
export type LogLine = { entry: LogEntry; entries: readonly LogEntry[] };

/** The longest pause between two acts of one line, in milliseconds. */
const pause = 15 * 60_000;

/** Makes one line of what one person did to several things of a kind in a row, as ten photos that are added. */
export function toLines(entries: readonly LogEntry[]): LogLine[] {
  const lines: { entry: LogEntry; entries: LogEntry[] }[] = [];
  for (const entry of entries) {
    const line = lines.at(-1);
    const last = line?.entries.at(-1);
    if (line && last && isSameAct(last, entry)) line.entries.push(entry);
    else lines.push({ entry, entries: [entry] });
  }
  return lines;
}

function isSameAct(later: LogEntry, earlier: LogEntry): boolean {
  return (
    earlier.item_id !== null &&
    later.username === earlier.username &&
    later.action === earlier.action &&
    later.resource === earlier.resource &&
    Date.parse(later.at) - Date.parse(earlier.at) <= pause
  );
}
