import { LOTTERIES } from '@grandstand/bus-contracts/domain/lotto';
import type { LottoDrawn } from '@grandstand/bus-contracts/player';
import type { Database } from '../../platform/database/database';
import type { SeedChains } from '../fair/seed-chains';
import { TextStreams } from '../../platform/http/text-streams';
import type { Draw } from './draw-rows';
import { drawById, drawsBy } from './draw-rows';
import { drawView } from './draw-view';

interface DrawNewsPorts {
  readonly database: Database;
  readonly seedChains: SeedChains;
  readonly now: () => number;
}

/** The open streams of draws: only pages of lotteries have one. */
export class DrawNews {
  readonly #ports: DrawNewsPorts;
  readonly #streams = new TextStreams();

  constructor(ports: DrawNewsPorts) {
    this.#ports = ports;
  }

  /** The bytes of a connection: the last draw of each lottery, then each new one. */
  open(): ReadableStream<Uint8Array> {
    return this.#streams.open(this.#last());
  }

  /** Sends a draw that has its numbers. */
  async publish(id: number): Promise<void> {
    if (!this.#streams.hasReaders) return;
    this.#streams.send(await this.#text([await drawById(this.#ports.database, id)]));
  }

  beat(): void {
    this.#streams.beat();
  }

  drop(): void {
    this.#streams.drop();
  }

  async #last(): Promise<string> {
    const drawn = await Promise.all(
      LOTTERIES.map((lottery) =>
        drawsBy(
          this.#ports.database,
          'd.lottery = $1 AND d.numbers IS NOT NULL ORDER BY d.number DESC LIMIT 1',
          [lottery],
        ),
      ),
    );
    return this.#text(drawn.flat());
  }

  async #text(drawn: readonly Draw[]): Promise<string> {
    const { database: queries, seedChains } = this.#ports;
    const ports = { queries, seedChains, now: Math.floor(this.#ports.now()) };
    const draws = await Promise.all(
      drawn.map(async (draw): Promise<LottoDrawn[]> => {
        const { id: drawId, lottery: lotteryId, numbers, proof } = await drawView(ports, draw);
        return numbers && proof ? [{ lotteryId, drawId, numbers, proof }] : [];
      }),
    );
    return `event: lotto\ndata: ${JSON.stringify({ draws: draws.flat() })}\n\n`;
  }
}
