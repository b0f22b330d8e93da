import type { Clock } from '@grandstand/bus-contracts';
import type { Place } from './left-places';
import type { ScrollPage, Spot } from './scroll-page';

export interface PursuitPorts {
  readonly clock: Clock;
  readonly page: ScrollPage;
  /** Whether an area is still on its way. */
  readonly isLoading: () => boolean;
}

/** Brings the page to where it is to be, as it comes. */
export interface Pursuit {
  /** To where it was left. */
  toPlace(place: Place): void;
  /** To what bears a name; what bore it before the move is the former page's, as long as that may still stand. */
  toNamed(name: string, former: Spot | null): void;
  /** The page grew or shrank. */
  approach(): void;
  /** Leaves the page where it is. */
  settle(): void;
  /** Whether the page is not yet where it was left. */
  isReturning(): boolean;
}

/** So long a page may take to grow to where it was left. */
export const RESTORE_MS = 5000;
/** A page that is as tall as it was, and stays so for this time, has come, unless an area is still on its way. */
export const STEADY_MS = 500;
/** What comes without a page that grows is looked for so often. */
const LOOK_MS = 100;

/** Where the page is to be, until it has come. */
type Goal =
  | { readonly kind: 'left'; readonly place: Place }
  | {
      readonly kind: 'named';
      readonly name: string;
      readonly former: Spot | null;
      readonly isFound: boolean;
    };

/** Pursues one goal at a time: until it stands, until the player's hand is on the page, or for 5 s at the most. */
export function createPursuit({ clock, page, isLoading }: PursuitPorts): Pursuit {
  let goal: Goal | null = null;
  let cancelLimit = (): void => {};
  let cancelSteady = (): void => {};
  let cancelLook = (): void => {};

  function settle(): void {
    cancelLimit();
    cancelSteady();
    cancelLook();
    goal = null;
  }

  function pursue(next: Goal): void {
    settle();
    goal = next;
    cancelLimit = clock.after(RESTORE_MS, settle);
    cancelLook = clock.after(LOOK_MS, look);
    approach();
  }

  function approach(): void {
    if (goal?.kind === 'left') {
      page.to(goal.place.y);
      page.toParts(goal.place.parts);
      cancelSteady();
      // A pixel is lost to rounding.
      if (Math.abs(page.y() - goal.place.y) <= 1) cancelSteady = clock.after(STEADY_MS, steady);
    } else if (goal) {
      const spot = page.find(goal.name);
      const isFound = spot !== null && spot !== goal.former;
      if (isFound) spot.scrollIntoView();
      goal = { ...goal, isFound };
      cancelSteady();
      cancelSteady = clock.after(STEADY_MS, steady);
    }
  }

  /** A list that scrolls by itself, and what takes another's place, make no page grow. */
  function look(): void {
    cancelLook = clock.after(LOOK_MS, look);
    if (goal?.kind === 'left') page.toParts(goal.place.parts);
    else if (goal && !goal.isFound && page.find(goal.name) !== goal.former) approach();
  }

  /** What stands in for an area may be as tall as the area, and gone in a moment. */
  function steady(): void {
    if (isLoading()) {
      cancelSteady = clock.after(STEADY_MS, steady);
    } else if (goal?.kind === 'named' && !goal.isFound) {
      if (goal.former === null) return;
      // What still bears the name stands on both pages.
      goal = { ...goal, former: null };
      approach();
    } else settle();
  }

  return {
    toPlace: (place) => pursue({ kind: 'left', place }),
    toNamed: (name, former) => pursue({ kind: 'named', name, former, isFound: false }),
    approach,
    settle,
    isReturning: () => goal?.kind === 'left',
  };
}
