/** How long a flow may ask for another code. */
export const FLOW_LIFETIME = 1_800_000;
export const MAX_TRIES = 5;
/** Codes to one address of a player within a day. */
export const MAX_A_DAY = 5;
/** Requests for codes from one network address within an hour. */
export const MAX_AN_HOUR = 20;
export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
const RESEND_AFTER = 60_000;
const CODES = 1_000_000;

/** A random whole number from 0, below the given one. */
export type RandomBelow = (below: number) => number;

/** The codes of one flow: when it began, how many were sent, and when the last one was. */
export interface Sendings {
  readonly createdAt: number;
  readonly sends: number;
  readonly sentAt: number;
}

/** Six digits. */
export function newCode(randomBelow: RandomBelow): string {
  return String(randomBelow(CODES)).padStart(6, '0');
}

/** When a flow may send its code again. */
export function resendAtOf(sentAt: number): number {
  return sentAt + RESEND_AFTER;
}

/** When another code may be sent to an address; `now` or earlier if it may be sent now. */
export function nextSendAt(sendings: readonly Sendings[], now: number): number {
  const recent = sendings
    .filter(({ createdAt }) => createdAt > now - DAY)
    .toSorted((one, other) => one.createdAt - other.createdAt);
  let next = Math.max(0, ...recent.map(({ sentAt }) => resendAtOf(sentAt)));
  let count = recent.reduce((sum, { sends }) => sum + sends, 0);
  for (const { createdAt, sends } of recent) {
    if (count < MAX_A_DAY) break;
    count -= sends;
    next = Math.max(next, createdAt + DAY);
  }
  return next;
}

/** Whether a code can still be tried, before this try is counted. */
export function isOpen(
  { tries, expiresAt }: { readonly tries: number; readonly expiresAt: number },
  now: number,
): boolean {
  return tries < MAX_TRIES && expiresAt > now;
}
