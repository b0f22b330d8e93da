import type { Game, Market, Outcome } from '@grandstand/bus-contracts';
import type { DehydratedState } from '@grandstand/bus-contracts/query';
import { hasGames } from '../line-queries';

/** Type and price; then, as far as they are needed, param, whether it is blocked, and an id that the contract does not give. */
type PackedOutcome = readonly [
  typeId: number,
  coef: number,
  param?: string | null,
  isBlocked?: 0 | 1,
  id?: string,
];

type PackedMarket = readonly [typeId: number, ...outcomes: PackedOutcome[]];

interface PackedGame extends Omit<Game, 'sport' | 'champ' | 'markets'> {
  readonly champId: number;
  readonly markets: readonly PackedMarket[];
}

/** The games of an answer, with each sport and championship said once and outcomes without names of fields. */
export interface PackedGames {
  readonly sports: Readonly<Record<string, Game['sport']>>;
  readonly champs: Readonly<Record<string, Game['champ']>>;
  readonly games: readonly PackedGame[];
}

export function packGames(games: readonly Game[]): PackedGames {
  return {
    sports: byId(games.map(({ sport }) => sport)),
    champs: byId(games.map(({ champ }) => champ)),
    games: games.map(({ sport, champ, markets, ...game }) => ({
      ...game,
      sportId: sport.id,
      champId: champ.id,
      markets: markets.map(({ typeId, outcomes }) => [
        typeId,
        ...outcomes.map((outcome) => packOutcome(outcome, game.id)),
      ]),
    })),
  };
}

export function unpackGames({ sports, champs, games }: PackedGames): Game[] {
  return games.map(({ champId, markets, ...game }) => ({
    ...game,
    sport: sports[game.sportId] as Game['sport'],
    champ: champs[champId] as Game['champ'],
    markets: markets.map(([typeId, ...outcomes]): Market => ({
      typeId,
      outcomes: outcomes.map((outcome) => unpackOutcome(outcome, game.id)),
    })),
  }));
}

/** The state of a page with the games of its answers packed: it is sent in the HTML. */
export const packState = (state: DehydratedState): DehydratedState =>
  mapAnswers(state, (answer) =>
    Array.isArray(answer) ? packGames(answer as Game[]) : { one: packGames([answer as Game]) },
  );

export const unpackState = (state: DehydratedState): DehydratedState =>
  mapAnswers(state, (answer) => {
    const packed = answer as PackedGames | { readonly one: PackedGames };
    return 'one' in packed ? unpackGames(packed.one)[0] : unpackGames(packed);
  });

function mapAnswers(state: DehydratedState, change: (answer: unknown) => unknown): DehydratedState {
  const queries = state.queries.map((query) =>
    query.state.data && hasGames(query.queryKey)
      ? { ...query, state: { ...query.state, data: change(query.state.data) } }
      : query,
  );
  return { ...state, queries };
}

function packOutcome(
  { id, typeId, param, coef, isBlocked }: Outcome,
  gameId: number,
): PackedOutcome {
  if (id !== outcomeId(gameId, typeId, param)) return [typeId, coef, param, isBlocked ? 1 : 0, id];
  if (isBlocked) return [typeId, coef, param, 1];
  return param === null ? [typeId, coef] : [typeId, coef, param];
}

function unpackOutcome(packed: PackedOutcome, gameId: number): Outcome {
  const [typeId, coef, param = null, isBlocked = 0, id = outcomeId(gameId, typeId, param)] = packed;
  return { id, typeId, param, coef, isBlocked: isBlocked === 1 };
}

/** By the contract of the line. */
function outcomeId(gameId: number, typeId: number, param: string | null): string {
  return param === null ? `${gameId}:${typeId}` : `${gameId}:${typeId}:${param}`;
}

function byId<T extends { readonly id: number }>(items: readonly T[]): Record<string, T> {
  return Object.fromEntries(items.map((item) => [item.id, item]));
}
