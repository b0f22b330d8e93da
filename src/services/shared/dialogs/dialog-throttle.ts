/** The dialogs that an area had the shell open, and how they ended. */
interface AreaRecord {
  readonly isOpen: boolean;
  /** The player has pressed something in the area since its last dialog. */
  readonly isPressed: boolean;
  /** Dialogs in a row that ended without the player's consent. */
  readonly refusals: number;
  /** When the last of them ended; 0: none did. */
  readonly refusedAt: number;
}

/** Per area: the dialogs it opened and how they ended, to throttle it. */
export type DialogThrottle = Readonly<Record<string, AreaRecord>>;

export const NO_DIALOGS: DialogThrottle = {};

/** Refusals in a row that cost no wait: a player may close a dialog, change something and press again. */
const FREE_REFUSALS = 2;
const FIRST_PAUSE_MS = 10_000;
const MAX_PAUSE_MS = 300_000;
/** A refusal after this time begins another row. */
const ROW_MS = 600_000;

/**
 * Whether the shell opens a dialog for an area: the first time, then after a press by hand in the area. After
 * the third refusal in a row the area waits for 10 s whatever is pressed, after each further one for twice as
 * long, 5 min at most.
 */
export function mayOpenDialog(throttle: DialogThrottle, area: string | null, now: number): boolean {
  const record = recordOf(throttle, area);
  return record === undefined || (record.isPressed && !isPaused(record, now));
}

/** A dialog of the area is open. */
export function afterOpen(throttle: DialogThrottle, area: string | null): DialogThrottle {
  if (area === null) return throttle;
  const { refusals = 0, refusedAt = 0 } = recordOf(throttle, area) ?? {};
  return { ...throttle, [area]: { isOpen: true, isPressed: false, refusals, refusedAt } };
}

/** The player has pressed something in the area; during its pause, that opens nothing later. */
export function afterAreaPress(
  throttle: DialogThrottle,
  area: string,
  now: number,
): DialogThrottle {
  const record = recordOf(throttle, area);
  if (!record || record.isPressed || isPaused(record, now)) return throttle;
  return { ...throttle, [area]: { ...record, isPressed: true } };
}

/** The dialog of an area has ended without the player's consent; one that has ended already does not end again. */
export function afterRefusal(
  throttle: DialogThrottle,
  area: string | null,
  now: number,
): DialogThrottle {
  const record = recordOf(throttle, area);
  if (area === null || !record?.isOpen) return throttle;
  const refusals = isWithin(now - record.refusedAt, ROW_MS) ? record.refusals + 1 : 1;
  return { ...throttle, [area]: { ...record, isOpen: false, refusals, refusedAt: now } };
}

/** The player has consented to what the area's dialog was for. */
export function afterConsent(throttle: DialogThrottle, area: string | null): DialogThrottle {
  const record = recordOf(throttle, area);
  if (area === null || !record) return throttle;
  return { ...throttle, [area]: { ...record, isOpen: false, refusals: 0 } };
}

function recordOf(throttle: DialogThrottle, area: string | null): AreaRecord | undefined {
  return area !== null && Object.hasOwn(throttle, area) ? throttle[area] : undefined;
}

function isPaused({ refusals, refusedAt }: AreaRecord, now: number): boolean {
  const longer = refusals - FREE_REFUSALS - 1;
  const pauseMs = longer < 0 ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** longer, MAX_PAUSE_MS);
  return isWithin(now - refusedAt, pauseMs);
}

/** A clock that was set back gives no negative time, which would make a pause endless. */
function isWithin(sinceMs: number, ms: number): boolean {
  return sinceMs >= 0 && sinceMs < ms;
}
