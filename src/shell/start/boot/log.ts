import type { Log } from '../../../services/ports';

/** Writes to the browser's console, for developers of the site. */
export const log: Log = (level, message, facts) => {
  console[level](`[grandstand] ${message}`, ...(facts === undefined ? [] : [facts]));
};
