/** How an area has fared with the sheets that it has had the shell open. */
interface Rest {
  readonly isOpen: boolean;
  /** The player has pressed something in the area since its last sheet. */
  readonly isPressed: boolean;
  /** Sheets in a row that ended without the player's consent. */
  readonly refusals: number;
  /** When the last of them ended; 0: none did. */
  readonly refusedAt: number;
}

/** The areas that have had a sheet, by name. */
export type SheetRests = Readonly<Record<string, Rest>>;

export const NO_SHEETS: SheetRests = {};

/** A player may close a sheet, change something and press again: so many times in a row that costs no wait. */
const FREE_REFUSALS = 2;
const FIRST_REST_MS = 10_000;
const LONGEST_REST_MS = 300_000;
/** A refusal after this time begins another row. */
const ROW_MS = 600_000;

/**
 * Whether the shell opens a sheet for an area: the first time, then after a press by hand in the area. After
 * the third refusal in a row the area rests for 10 s whatever is pressed, after each further one for twice as
 * long, 5 min at most.
 */
export function canHaveSheet(rests: SheetRests, area: string | null, now: number): boolean {
  const rest = restOf(rests, area);
  return rest === undefined || (rest.isPressed && !isResting(rest, now));
}

/** A sheet of the area is open. */
export function afterSheet(rests: SheetRests, area: string | null): SheetRests {
  if (area === null) return rests;
  const { refusals = 0, refusedAt = 0 } = restOf(rests, area) ?? {};
  return { ...rests, [area]: { isOpen: true, isPressed: false, refusals, refusedAt } };
}

/** The player has pressed something in the area; while it rests, that opens nothing later. */
export function afterAreaPress(rests: SheetRests, area: string, now: number): SheetRests {
  const rest = restOf(rests, area);
  if (!rest || rest.isPressed || isResting(rest, now)) return rests;
  return { ...rests, [area]: { ...rest, isPressed: true } };
}

/** The sheet of an area has ended without the player's consent; one that has ended already does not end again. */
export function afterRefusal(rests: SheetRests, area: string | null, now: number): SheetRests {
  const rest = restOf(rests, area);
  if (area === null || !rest?.isOpen) return rests;
  const refusals = isWithin(now - rest.refusedAt, ROW_MS) ? rest.refusals + 1 : 1;
  return { ...rests, [area]: { ...rest, isOpen: false, refusals, refusedAt: now } };
}

/** The player has consented to what the area's sheet was for. */
export function afterConsent(rests: SheetRests, area: string | null): SheetRests {
  const rest = restOf(rests, area);
  if (area === null || !rest) return rests;
  return { ...rests, [area]: { ...rest, isOpen: false, refusals: 0 } };
}

function restOf(rests: SheetRests, area: string | null): Rest | undefined {
  return area !== null && Object.hasOwn(rests, area) ? rests[area] : undefined;
}

function isResting({ refusals, refusedAt }: Rest, now: number): boolean {
  const longer = refusals - FREE_REFUSALS - 1;
  const restMs = longer < 0 ? 0 : Math.min(FIRST_REST_MS * 2 ** longer, LONGEST_REST_MS);
  return isWithin(now - refusedAt, restMs);
}

/** A clock that was set back gives no negative time, which would make a rest endless. */
function isWithin(sinceMs: number, ms: number): boolean {
  return sinceMs >= 0 && sinceMs < ms;
}
