import type { Match } from '../match/match';

/** When the listed games of each club start, in ms. */
export class ClubStarts {
  readonly #starts = new Map<string, number[]>();

  add({ fixture, startsAt }: Match): void {
    for (const club of [fixture.home, fixture.away]) {
      const known = this.#starts.get(club);
      if (known) known.push(startsAt);
      else this.#starts.set(club, [startsAt]);
    }
  }

  /** Whether the club has a game so close to a time that it could not play another one. */
  hasNear(club: string, at: number, gap: number): boolean {
    return this.#starts.get(club)?.some((start) => Math.abs(start - at) < gap) ?? false;
  }
}
