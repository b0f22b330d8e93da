import type { Draw } from '@grandstand/bus-contracts/domain/fair';
import type { WalletDraw } from '@grandstand/bus-contracts/domain/wallet';
import type { Queries } from '../../../platform/database/database';
import { canGive } from '../../../draws/fair/can-give';
import type { PlayerRound, PlayerSeeds } from '../../../draws/fair/player-seeds';
import type { GameSession } from './game-sessions';
import type { StoredRound } from '../wallet-rows';

interface DrawnRound {
  readonly roundId: string;
  readonly label: string;
  readonly draws: Draw[];
}

/** Draws the numbers of games by their players' seeds. */
export class GameDraws {
  readonly #seeds: PlayerSeeds;
  /** QA's results for the next rounds of players, by player. */
  readonly #forced = new Map<number, (readonly (readonly number[])[])[]>();

  constructor(seeds: PlayerSeeds) {
    this.#seeds = seeds;
  }

  /** Draws a round in the transaction of its first bet. */
  async draw(
    queries: Queries,
    session: Pick<GameSession, 'provider' | 'playerId'>,
    { roundId, label, draws }: DrawnRound,
  ): Promise<WalletDraw> {
    const { provider, playerId } = session;
    await this.#seeds.prepare(queries, playerId);
    const refId = refIdOf(provider, roundId);
    const forced = this.#takeForced(playerId, draws);
    return viewOf(await this.#seeds.draw(queries, playerId, { refId, label, draws, forced }));
  }

  /** What was drawn for a round; null: its provider has numbers of its own. */
  async of(
    queries: Queries,
    { provider, playerId }: Pick<GameSession, 'provider' | 'playerId'>,
    { roundId, isDrawn }: Pick<StoredRound, 'roundId' | 'isDrawn'>,
  ): Promise<WalletDraw | null> {
    if (!isDrawn) return null;
    const round = await this.#seeds.round(queries, playerId, refIdOf(provider, roundId));
    return round ? viewOf(round) : null;
  }

  /** Sets the results of a player's next rounds, one after the other. */
  force(playerId: number, rounds: readonly (readonly (readonly number[])[])[]): void {
    this.#forced.set(playerId, [...rounds]);
  }

  /** Undoes what QA has set. */
  clear(): void {
    this.#forced.clear();
  }

  /** The next forced results, if the draws can have them. */
  #takeForced(
    playerId: number,
    draws: readonly Draw[],
  ): readonly (readonly number[])[] | undefined {
    const [next, ...rest] = this.#forced.get(playerId) ?? [];
    if (!next) return undefined;
    if (!canGive(draws, next)) return undefined;
    this.#forced.set(playerId, rest);
    return next;
  }
}

/** The name of a round among the player's fair rounds. */
function refIdOf(provider: string, roundId: string): string {
  return `${provider}:${roundId}`;
}

function viewOf({ label, commitment, nonce, results }: PlayerRound): WalletDraw {
  return { label, commitment, nonce, results: results.map((numbers) => [...numbers]) };
}
