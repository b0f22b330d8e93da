import { Refusal, type AnswerOf, type RequestOf } from '@grandstand/bus-contracts';
import {
  purchasePropose,
  tournamentsChanged,
  tournamentsGet,
  tournamentsList,
} from '@grandstand/bus-contracts/player';
import type { TournamentCard, TournamentView } from '@grandstand/bus-contracts/player';
import { openArea } from '../../../src/routes/testing/open-area';
import client from '../client';
import server from '../server';

export const DAILY: TournamentCard = {
  id: '7',
  title: 'Slots of the day',
  state: 'running',
  startsAt: Date.UTC(2026, 10, 20),
  endsAt: Date.UTC(2026, 10, 21),
  iso: 'EUR',
  scale: 2,
  entry: 100,
  fund: 5_300,
  players: 3,
  stake: { amount: 20, iso: 'EUR', scale: 2 },
  own: null,
};

export function tournament(change: Partial<TournamentView> = {}): TournamentView {
  return {
    ...DAILY,
    ref: 'tournament-7',
    bestRounds: 20,
    leastPlayers: 2,
    settlesAt: DAILY.endsAt + 120_000,
    games: [],
    prizes: [3_180, 2_120],
    ranked: 0,
    places: [],
    me: null,
    ...change,
  };
}

interface Opening {
  /** Empty: a guest. */
  readonly userId?: string;
  readonly isBarred?: boolean;
  readonly tournaments?: readonly TournamentCard[];
  /** Null: it may not be offered to the player; undefined: there is none. */
  readonly one?: (id: string) => TournamentView | null | undefined;
  /** What becomes of a proposed entry. */
  readonly decide?: () => AnswerOf<typeof purchasePropose>;
}

/** A page of the casino's tournaments with services of the test's. */
export async function openTournaments(path: string, opening: Opening = {}) {
  const { userId = 'ann-1', isBarred = false, tournaments = [DAILY] } = opening;
  const { one = () => tournament(), decide = () => ({ state: 'declined' as const }) } = opening;
  const proposed: RequestOf<typeof purchasePropose>[] = [];
  const page = await openArea({
    client,
    server,
    path,
    before: ({ bus }) => {
      const service = bus.join('tournaments');
      service.handle(tournamentsList, () => ({ isBarred, tournaments: [...tournaments] }));
      service.handle(tournamentsGet, ({ id }) => {
        const found = one(id);
        if (found === undefined) throw new Refusal('not-found');
        return { isBarred, tournament: found };
      });
      bus.join('purchase').handle(purchasePropose, (wish) => {
        proposed.push(wish);
        return decide();
      });
    },
  });
  await page.sessionIs(userId === '' ? 'guest' : 'player', userId);
  return {
    ...page,
    proposed,
    changed: () =>
      page.run(() => page.test.bus.join('tournaments').publish(tournamentsChanged, {})),
  };
}
