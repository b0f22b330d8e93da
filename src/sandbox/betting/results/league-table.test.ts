import { describe, expect, it } from 'vitest';
import { leagueTable, type PlayedMatch } from './league-table';

const match = (home: string, score: string, away: string): PlayedMatch => {
  const [ours = 0, theirs = 0] = score.split(':').map(Number);
  return { home, away, score: { home: ours, away: theirs } };
};

describe('the table of a league', () => {
  it('counts three points for a win and one for a draw', () => {
    const table = leagueTable([match('Ajax', '2:1', 'PSV'), match('PSV', '0:0', 'Twente')]);
    expect(table.map(({ team, points, played }) => [team, points, played])).toEqual([
      ['Ajax', 3, 1],
      ['Twente', 1, 1],
      ['PSV', 1, 2],
    ]);
    expect(table[2]).toMatchObject({ won: 0, drawn: 1, lost: 1, scored: 1, conceded: 2 });
  });

  it('decides equal points by the difference of goals, then by goals, then by name', () => {
    const table = leagueTable([
      match('B', '1:0', 'X'),
      match('A', '3:0', 'Y'),
      match('D', '4:3', 'Z'),
      match('C', '1:0', 'W'),
    ]);
    expect(table.slice(0, 4).map(({ team }) => team)).toEqual(['A', 'D', 'B', 'C']);
  });

  it('has the form of the last five matches, the newest last', () => {
    const scores = ['0:1', '1:1', '2:0', '3:0', '0:0', '0:2'];
    const [, row] = leagueTable(scores.map((score) => match('Ajax', score, 'PSV'))).toReversed();
    const ajax = leagueTable(scores.map((score) => match('Ajax', score, 'PSV'))).find(
      ({ team }) => team === 'Ajax',
    );
    expect(row).toBeDefined();
    expect(ajax?.form).toEqual(['drawn', 'won', 'won', 'drawn', 'lost']);
  });
});
