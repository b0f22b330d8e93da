import type { Log } from '../../../services/ports';

/** Writes to the browser's console, for developers of the site. */
export const log: Log = (level, message, facts) => {
  // oxlint-disable-next-line no-console -- the one place that may
  console[level](`[grandstand] ${message}`, ...(facts === undefined ? [] : [facts]));
};
