import { expect, test } from 'vitest';
import { findTitle } from '../casino/titles';
import { stakeBounds } from '../casino/stake-bounds';
import { CURRENCIES } from '../../betting/catalog/currencies';
import { PACKS } from '../../site/packs/packs';
import { isWithin } from '../game-rules/game-rules';
import { due, gamesIn, SERIES } from './series';
import { stakeIn } from './tournament-rows';

const DAY = 86_400_000;

test('the stake of a tournament can be staked on each of its games, in every currency and jurisdiction', () => {
  for (const series of SERIES) {
    const games = gamesIn(series);
    expect(games.length, series.id).toBeGreaterThan(4);
    for (const { play } of Object.values(PACKS)) {
      for (const currency of CURRENCIES) {
        const stake = stakeIn(series, currency, play);
        const refused = games.filter((slug) => {
          const title = findTitle(slug);
          return !title || !isWithin(stakeBounds(title, currency, play), stake);
        });
        expect([series.id, play.iso, currency.iso, stake, refused]).toEqual([
          series.id,
          play.iso,
          currency.iso,
          stake,
          [],
        ]);
      }
    }
  }
});

test('one tournament of a series follows another without a gap, those of the week on Mondays', () => {
  const now = Date.UTC(2026, 10, 20, 12);
  for (const series of SERIES) {
    const [present, next] = due(series, now);
    if (series.rhythm === null) {
      expect([present, next]).toEqual([undefined, undefined]);
      continue;
    }
    expect(present?.startsAt).toBeLessThanOrEqual(now);
    expect(present?.endsAt).toBe(next?.startsAt);
    expect(due(series, (present?.endsAt ?? 0) - 1)[0]).toEqual(present);
    expect(due(series, present?.endsAt ?? 0)[0]).toEqual(next);
  }
  const weekly = SERIES.find(({ id }) => id === 'weekly-instant');
  const [week] = weekly ? due(weekly, now) : [];
  expect(new Date(week?.startsAt ?? 0).toUTCString()).toBe('Mon, 16 Nov 2026 00:00:00 GMT');
  expect(week && week.endsAt - week.startsAt).toBe(7 * DAY);
});
