import type { Fixture, Span } from '../play/fixture';

/** How much of a day is planned at once, ms. */
const PART = 4 * 3_600_000;

/** A span in parts, so that the games of each are planned quickly. */
export function partsOf({ from, to }: Span): Span[] {
  return Array.from({ length: Math.ceil((to - from) / PART) }, (_, place) => ({
    from: from + place * PART,
    to: Math.min(to, from + (place + 1) * PART),
  }));
}

/** Games of the calendar first: those on the match clock are left out for them. */
export function calendarFirst(fixtures: readonly Fixture[]): Fixture[] {
  return (['calendar', 'match'] as const).flatMap((on) =>
    fixtures.filter(({ kickoff }) => kickoff.on === on),
  );
}
