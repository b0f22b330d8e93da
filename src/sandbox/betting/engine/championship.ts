import { WORLD_CHAMPIONSHIP } from '../catalog/world-championship';
import type { Match } from '../match/match';
import { decidingScore } from '../play/cricket/innings';
import { chancesOfSides, rankingOf, type Played } from './table';

/** Prices of matches change every few seconds. */
const FRESH_MS = 3_000;

/** What is known of an edition of the championship at a time. */
export class Championship {
  readonly matches: readonly Match[];
  #chances: { readonly at: number; readonly shares: readonly number[] } | undefined;

  constructor(matches: readonly Match[]) {
    this.matches = matches;
  }

  /** When the last match is over, on the match clock. */
  get overAt(): number {
    return Math.max(...this.matches.map(({ overAt }) => overAt));
  }

  isOver(now: number): boolean {
    return this.matches.every((match) => match.isOver(now));
  }

  /** The matches that are over, by the places of their sides in the ranking. */
  played(now: number): readonly Played[] {
    return this.matches.filter((match) => match.isOver(now)).map(playedOf);
  }

  /** The result that the whole edition has or will have: the places of the sides, the champion first. */
  final(): readonly number[] {
    return rankingOf(this.matches.map(playedOf));
  }

  /** How probable it is that each side becomes champion; not asked again for a moment. */
  chances(now: number): readonly number[] {
    const isFresh = this.#chances && Math.abs(now - this.#chances.at) < FRESH_MS;
    if (this.#chances && isFresh) return this.#chances.shares;
    const shares = this.#chancesAt(now);
    this.#chances = { at: now, shares };
    return shares;
  }

  #chancesAt(now: number): readonly number[] {
    const coming = this.matches.flatMap((match) => {
      const chances = match.chances(now);
      if (!chances) return [];
      const { home, away } = chances.result();
      return [{ ...sidesOf(match), homeWins: home / (home + away) }];
    });
    return chancesOfSides(this.played(now), coming);
  }
}

const placeOf = (side: string): number => WORLD_CHAMPIONSHIP.roster.indexOf(side);

function sidesOf({ fixture: { home, away } }: Match): { home: number; away: number } {
  return { home: placeOf(home), away: placeOf(away) };
}

function playedOf(match: Match): Played {
  const { score } = match.final();
  const { home, away } = score ? decidingScore(score) : { home: 0, away: 0 };
  const winner = home === away ? null : home > away ? 'home' : 'away';
  return { ...sidesOf(match), winner };
}
