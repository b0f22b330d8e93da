import { describe, expect, test } from 'vitest';
import { footballMatches } from '../../fixtures/football/football-data';
import { NAMES } from './names';
import { isOnPitch, shownLineUp, withSubstitution, type PlannedLineUp } from './line-ups';
import { lineUpsOf } from './line-ups-of';
import { IN_SQUAD, squadOf, tongueOf } from './squads';
import { regionOfClub } from '../../catalog/club-regions';

const GAME = { id: 4711, champId: 101, home: 'Arsenal FC', away: 'Chelsea FC' };

const familyOf = ({ name }: { readonly name: string }): string => name.slice(3);

describe('the squad of a side', () => {
  test('is always the same, with numbers and family names of its own', () => {
    const clubs = new Set(footballMatches().map(({ home }) => home));
    for (const club of clubs) {
      const squad = squadOf(club, tongueOf(regionOfClub(club)));
      expect(squad).toEqual(squadOf(club, tongueOf(regionOfClub(club))));
      expect(squad).toHaveLength(Object.values(IN_SQUAD).reduce((sum, count) => sum + count));
      expect(new Set(squad.map(({ number }) => number)).size).toBe(squad.length);
      expect(new Set(squad.map(familyOf)).size).toBe(squad.length);
    }
  });

  test('has mostly names of its country, wherever the club plays', () => {
    const [portuguese, spanish] = ['portuguese', 'spanish'] as const;
    expect(tongueOf('BR')).toBe(portuguese);
    expect(tongueOf('AR')).toBe(spanish);
    const brazilian = footballMatches().find(({ champ }) => champ.code === 'br.1')!.home;
    expect(regionOfClub(brazilian)).toBe('BR');
    const own = squadOf(brazilian, portuguese).map(familyOf);
    const names = new Set(NAMES[portuguese].families);
    expect(own.filter((family) => names.has(family)).length).toBeGreaterThan(own.length / 2);
  });
});

describe('the line-up of a match', () => {
  const playing = ({ players }: PlannedLineUp, at: number) =>
    players.filter((player) => isOnPitch(player, at)).map(({ number }) => number);

  test('has eleven on the pitch at any time, one of them in goal', () => {
    for (let id = 1; id <= 60; id++) {
      const { home } = lineUpsOf({ ...GAME, id });
      for (const at of [0, 0.49, 0.5, 0.7, 0.9, 1]) {
        const numbers = playing(home, at);
        expect(numbers).toHaveLength(11);
        const keepers = home.players.filter(
          ({ number, position }) => numbers.includes(number) && position === 'goalkeeper',
        );
        expect(keepers).toHaveLength(1);
      }
      for (const { at, on, off } of home.substitutions) {
        expect(playing(home, at - 0.001)).not.toContain(on.number);
        expect(playing(home, at)).toContain(on.number);
        expect(playing(home, at)).not.toContain(off.number);
      }
    }
  });

  test('changes from match to match, its formation and how often a player scores do not', () => {
    const lineUps = Array.from({ length: 20 }, (_, id) => lineUpsOf({ ...GAME, id }).home);
    const elevens = new Set(
      lineUps.map((lineUp) =>
        playing(lineUp, 0)
          .toSorted((a, b) => a - b)
          .join(),
      ),
    );
    expect(elevens.size).toBeGreaterThan(5);
    expect(new Set(lineUps.map(({ formation }) => formation)).size).toBe(1);
    const scoring = lineUps.map(({ players }) => players.find(({ number }) => number === 9));
    expect(new Set(scoring.flatMap((player) => player?.scoring ?? [])).size).toBe(1);
  });

  test('is published with its starters in the order of positions and seven on the bench', () => {
    const { formation, starters, bench } = shownLineUp(lineUpsOf(GAME).away);
    expect([starters.length, bench.length]).toEqual([11, 7]);
    const [defenders, midfielders, forwards] = formation.split('-').map(Number);
    expect(starters.map(({ position }) => position)).toEqual([
      'goalkeeper',
      ...Array.from({ length: defenders ?? 0 }, () => 'defender'),
      ...Array.from({ length: midfielders ?? 0 }, () => 'midfielder'),
      ...Array.from({ length: forwards ?? 0 }, () => 'forward'),
    ]);
  });

  test('takes another substitution, and drops planned ones of both players', () => {
    const { home } = lineUpsOf(GAME);
    const [planned] = home.substitutions;
    const idle = home.players.find(({ stay }) => stay === null)!;
    const changed = withSubstitution(home, { at: 0.2, on: idle, off: planned!.off });
    expect(playing(changed, 0.3)).toContain(idle.number);
    expect(playing(changed, 0.3)).not.toContain(planned!.off.number);
    expect(playing(changed, 1)).toHaveLength(11);
    expect(playing(changed, 1)).not.toContain(planned!.on.number);
  });
});
