import { createContext } from 'react';

/** The day of the achievement that was added last on this visit of the page: those of a contest come in a row. */
export const LastDay = createContext({ day: '', keep: (_: string) => {} });
