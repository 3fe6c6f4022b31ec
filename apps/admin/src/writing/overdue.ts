const oneDay = 86_400_000;

/** Milliseconds for which this device keeps what nobody saves. */
const draftsLast = 30 * oneDay;

/** And for which it is offered once more, from the day on which it was first found to be old. */
const grace = 7 * oneDay;

/** Something that this device keeps, and when it was stored by the clock of that time. */
type Kept = { id: string; savedAt: number };

/**
 * Returns the ids of what may go: what has been found old for a week. One look alone deletes nothing, since the clock may be
 * wrong now, or may have been when it was stored: a phone whose battery was empty begins in another year
 * (docs/spec.md#f-76).
 * @param place where it is remembered what was found old; where the browser refuses that, nothing goes.
 */
export function overdue(all: readonly Kept[], place: string, now = Date.now()): Set<string> {
  const known = readMarks(place);
  const marks: Record<string, number> = {};
  const over = new Set<string>();
  for (const { id, savedAt } of all) {
    if (savedAt >= now - draftsLast) continue;
    const foundAt = Math.min(known[id] ?? now, now);
    if (foundAt < now - grace) over.add(id);
    else marks[id] = foundAt;
  }
  writeMarks(place, marks);
  return over;
}

function readMarks(place: string): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(place) ?? '{}');
  } catch {
    return {};
  }
}

function writeMarks(place: string, marks: Record<string, number>): void {
  try {
    if (Object.keys(marks).length === 0) localStorage.removeItem(place);
    else localStorage.setItem(place, JSON.stringify(marks));
  } catch {
    // Without marks everything stays.
  }
}
