/**
 * An id of a game contains the source of the game, so that any game can be found
 * by its id alone, also long after it was played:
 * below 1e9 the football calendar; otherwise the sport's id in billions, then either
 * the slot on the match clock or, from 5e8, the day of the calendar. Games made by QA are the ninth billion.
 */
const BILLION = 1_000_000_000;
const CALENDAR_FROM = 500_000_000;
const FOOTBALL_CALENDAR_FROM = 100_000_000;
const PER_CYCLE = 20_000;
const MAX_CYCLES = 200;
const PER_SLOT = 10;
const PER_DAY = 200;
export const MADE_FROM = 9 * BILLION;

/** Whether an id is of a game that QA made. */
export function isMade(id: number): boolean {
  return id >= MADE_FROM && id < MADE_FROM + BILLION;
}

export type GameKey =
  | { readonly source: 'football-calendar'; readonly cycle: number; readonly place: number }
  | {
      readonly source: 'slot';
      readonly sportId: number;
      readonly slot: number;
      readonly place: number;
    }
  | {
      readonly source: 'day';
      readonly sportId: number;
      readonly day: number;
      readonly place: number;
    }
  | { readonly source: 'made' };

export function footballCalendarId(cycle: number, place: number): number {
  return FOOTBALL_CALENDAR_FROM + cycle * PER_CYCLE + place;
}

export function slotId(sportId: number, slot: number, place: number): number {
  return sportId * BILLION + slot * PER_SLOT + place;
}

export function dayId(sportId: number, day: number, place: number): number {
  return sportId * BILLION + CALENDAR_FROM + day * PER_DAY + place;
}

export function gameKey(id: number): GameKey | null {
  if (!Number.isSafeInteger(id) || id <= 0) return null;
  if (isMade(id)) return { source: 'made' };
  if (id < BILLION) {
    const rest = id - FOOTBALL_CALENDAR_FROM;
    const cycle = Math.floor(rest / PER_CYCLE);
    // Enough cycles for any date near now.
    if (Math.abs(cycle) > MAX_CYCLES) return null;
    return { source: 'football-calendar', cycle, place: rest - cycle * PER_CYCLE };
  }
  const sportId = Math.floor(id / BILLION);
  const rest = id % BILLION;
  if (rest < CALENDAR_FROM) {
    return { source: 'slot', sportId, slot: Math.floor(rest / PER_SLOT), place: rest % PER_SLOT };
  }
  const onDay = rest - CALENDAR_FROM;
  return { source: 'day', sportId, day: Math.floor(onDay / PER_DAY), place: onDay % PER_DAY };
}
