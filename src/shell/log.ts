import type { Log } from '../services/ports';

/** Writes what no player needs to see to the browser's console, where who mends the site will look. */
export const log: Log = (level, message, facts) => {
  // The one place that may.
  // oxlint-disable-next-line no-console
  console[level](`[grandstand] ${message}`, ...(facts === undefined ? [] : [facts]));
};
