import type { CourseEvent } from '@grandstand/bus-contracts';

/** The pitch is 100 long and 64 wide; home attacks to the right. */
export const PITCH = { length: 100, width: 64 };

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Where an event of the home team is drawn; one that is not named here is in the middle of the other half. */
const PLACES: Readonly<Partial<Record<CourseEvent['kind'], Place>>> = {
  goal: { x: 96, y: 32 },
  corner: { x: 97, y: 3 },
  substitution: { x: 50, y: 62 },
};
const ELSEWHERE: Place = { x: 68, y: 40 };
const CENTRE: Place = { x: 50, y: 32 };

/** How many places the ball's trail has. */
const LENGTH = 4;

/** Where an event is drawn. The operator gives its side and kind; corners are on both ends of the line, in turn. */
export function placeOf({ kind, side, minute }: CourseEvent): Place {
  const place = PLACES[kind] ?? ELSEWHERE;
  const isOther = kind === 'corner' && minute % 2 === 1;
  const own = isOther ? { x: place.x, y: PITCH.width - place.y } : place;
  return side === 'home' ? own : { x: PITCH.length - own.x, y: PITCH.width - own.y };
}

/** Where the ball has been, the last place last: a goal is followed by a kick-off. */
export function trailOf(events: readonly CourseEvent[]): readonly Place[] {
  const places = events
    .filter(({ kind }) => kind !== 'substitution')
    .slice(-LENGTH)
    .flatMap((event, at, all) =>
      event.kind === 'goal' && at < all.length - 1 ? [placeOf(event), CENTRE] : [placeOf(event)],
    );
  return places.length > 0 ? places.slice(-LENGTH) : [CENTRE];
}
