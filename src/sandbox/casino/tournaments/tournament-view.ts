import { tournamentTitle } from '../../site/texts/tournament-title';
import type { Language } from '@grandstand/bus-contracts';
import type {
  OwnTournament,
  TournamentCard,
  TournamentView,
} from '@grandstand/bus-contracts/player';
import { CURRENCIES, currencyOf } from '../../betting/catalog/currencies';
import type { Currency } from '../../betting/catalog/currencies';
import type { Queries } from '../../platform/database/database';
import { mainCurrency } from '../../protection/limits/limit-use';
import type { SiteRules } from '../../site/site/site-rules';
import { shownPlaces } from './places';
import { tournamentRef } from './tournament-seller';
import { BEST_ROUNDS, FINISH_MS, MIN_PLAYERS, prizesOf, stateOf } from './tournament-rules';
import type { Tournament } from './tournament-rows';
import { FUND_CURRENCY, stakeIn } from './tournament-rows';

export interface Viewer {
  /** Undefined: nobody is signed in. */
  readonly playerId: number | undefined;
  readonly currency: Currency;
  readonly language: Language;
}

interface ViewPorts {
  readonly queries: Queries;
  readonly play: SiteRules['play'];
  readonly now: number;
  readonly viewer: Viewer;
}

/** What a player's entry has come to. */
interface Entry {
  readonly rounds: number;
  readonly score: number;
  readonly disqualifiedFor: OwnTournament['reason'];
  readonly currency: Currency;
  readonly payout: number;
}

type EntryRow = {
  tournament_id: number;
  rounds: number;
  score: number;
  disqualified_for: Entry['disqualifiedFor'];
  currency_id: number;
  payout: number;
};

/** A player's entries to tournaments. */
export async function entriesOf(
  queries: Queries,
  playerId: number | undefined,
): Promise<ReadonlyMap<number, Entry>> {
  const rows =
    playerId === undefined
      ? []
      : await queries.query<EntryRow>(
          `SELECT e.tournament_id, e.rounds, e.score, e.disqualified_for, a.currency_id, s.payout
           FROM tournament_entries e JOIN product_stakes s ON s.id = e.stake_id
           JOIN accounts a ON a.id = s.account_id WHERE e.player_id = $1`,
          [playerId],
        );
  return new Map(
    rows.map((row) => [
      row.tournament_id,
      {
        rounds: row.rounds,
        score: row.score,
        disqualifiedFor: row.disqualified_for,
        currency: currencyOf(row.currency_id),
        payout: row.payout,
      },
    ]),
  );
}

/** The currency in which a visitor stakes in a tournament that they have not entered. */
export async function currencyFor(
  queries: Queries,
  playerId: number | undefined,
  play: SiteRules['play'],
): Promise<Currency> {
  if (playerId !== undefined) return mainCurrency(queries, playerId);
  return CURRENCIES.find(({ iso }) => iso === play.iso) ?? FUND_CURRENCY;
}

/** A tournament in the list. */
export function cardOf(
  { play, now, viewer }: ViewPorts,
  tournament: Tournament,
  entry: Entry | undefined,
): TournamentCard {
  const { id, startsAt, endsAt, endedAt, entry: price, fundMoney, players } = tournament;
  const currency = entry?.currency ?? viewer.currency;
  const { iso, scale } = currency;
  return {
    id: String(id),
    title: tournamentTitle(tournament, viewer.language),
    state: stateOf(tournament, now),
    startsAt,
    // It may be cancelled before its time.
    endsAt: Math.min(endsAt, endedAt ?? endsAt),
    iso: FUND_CURRENCY.iso,
    scale: FUND_CURRENCY.scale,
    entry: price,
    fund: fundMoney,
    players,
    stake: { amount: stakeIn(tournament, currency, play), iso, scale },
    own: entry ? (entry.disqualifiedFor === null ? 'entered' : 'disqualified') : null,
  };
}

/** A tournament with its places: the first, and those around the visitor's own. Nobody is named. */
export async function tournamentView(
  ports: ViewPorts,
  tournament: Tournament,
  entry: Entry | undefined,
): Promise<TournamentView> {
  const { queries, viewer } = ports;
  const { shares, fundMoney, status } = tournament;
  const { places, count } = await shownPlaces(queries, tournament.id, viewer.playerId);
  // Before the end as many are paid as there are places to win: others may still come.
  const paid = status === 'settled' ? count : shares.length;
  const own = places.find(({ playerId }) => playerId === viewer.playerId);
  return {
    ...cardOf(ports, tournament, entry),
    ref: tournamentRef(tournament.id),
    bestRounds: BEST_ROUNDS,
    leastPlayers: MIN_PLAYERS,
    settlesAt: tournament.endsAt + FINISH_MS,
    games: [...tournament.games],
    prizes: status === 'cancelled' ? [] : prizesOf(fundMoney, shares, paid),
    ranked: count,
    places: places.map(({ place, score, rounds, playerId }) => ({
      place,
      score,
      rounds,
      isOwn: playerId === viewer.playerId,
    })),
    me: entry ? ownView(entry, own?.place ?? null) : null,
  };
}

function ownView(
  { disqualifiedFor, rounds, score, payout, currency: { iso, scale } }: Entry,
  place: number | null,
): OwnTournament {
  return { reason: disqualifiedFor, place, rounds, score, payout, iso, scale };
}
