import { TextStreams } from '../../platform/http/text-streams';
import type { Jackpots } from './jackpots';

/** The open streams of what jackpots have: only pages that show them have one. */
export class JackpotMeters {
  readonly #jackpots: Pick<Jackpots, 'views'>;
  readonly #streams = new TextStreams();
  /** What was sent last. */
  #sent = '';

  constructor(jackpots: Pick<Jackpots, 'views'>) {
    this.#jackpots = jackpots;
  }

  /** The bytes of a connection: the present money, then each change. */
  open(): ReadableStream<Uint8Array> {
    return this.#streams.open(this.#text());
  }

  /** Sends what has changed since the last time. */
  async send(): Promise<void> {
    if (!this.#streams.hasReaders) return;
    const text = await this.#text();
    if (text === this.#sent) return;
    this.#sent = text;
    this.#streams.send(text);
  }

  beat(): void {
    this.#streams.beat();
  }

  drop(): void {
    this.#streams.drop();
  }

  async #text(): Promise<string> {
    const views = await this.#jackpots.views();
    const meters = views.map(({ name, money, commitment }) => ({
      jackpotId: name,
      money,
      commitment,
    }));
    return `event: jackpots\ndata: ${JSON.stringify({ meters })}\n\n`;
  }
}
