import type { Log } from '../../services/ports';

/** Writes what no player needs to see to the browser's console, where who mends the site will look. */
export const log: Log = (level, message, facts) => {
  // oxlint-disable-next-line no-console -- the one place that may
  console[level](`[grandstand] ${message}`, ...(facts === undefined ? [] : [facts]));
};
