/** The days of a week, Sunday first, as JavaScript counts them. */
export const weekdays = ['Ahad', 'Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu'] as const;

/** A week of the school begins on Monday: the days in its order, by their place in `weekdays`. */
export const mondayFirst = [1, 2, 3, 4, 5, 6, 0] as const;

/** Returns the place of a day, `2027-03-06`, in `weekdays`. */
export function weekdayOf(day: string): number {
  // JavaScript reads a day without a time in UTC.
  return new Date(day).getUTCDay();
}
