import type { Jackpots } from './jackpots';

interface Listener {
  /** What it was told last. */
  told: string;
  send(text: string): void;
  close(): void;
}

/** A reader this far behind is disconnected; it reconnects. */
const MAX_WAITING = 16;

/** The open streams of what jackpots have: only pages that show them have one. */
export class JackpotMeters {
  readonly #jackpots: Pick<Jackpots, 'views'>;
  readonly #listeners = new Set<Listener>();

  constructor(jackpots: Pick<Jackpots, 'views'>) {
    this.#jackpots = jackpots;
  }

  /** The bytes of a connection: the present money, then each change. */
  async open(): Promise<ReadableStream<Uint8Array>> {
    const first = await this.#text();
    const encoder = new TextEncoder();
    let listener: Listener | undefined;
    return new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          const joined: Listener = {
            told: '',
            send: (text) => {
              controller.enqueue(encoder.encode(text));
              if ((controller.desiredSize ?? 0) < 0) joined.close();
            },
            close: () => {
              if (this.#listeners.delete(joined)) controller.close();
            },
          };
          listener = joined;
          this.#listeners.add(joined);
          tell(joined, first);
        },
        cancel: () => {
          if (listener) this.#listeners.delete(listener);
        },
      },
      { highWaterMark: MAX_WAITING },
    );
  }

  /** Tells the readers what has changed since they were told last. */
  async tell(): Promise<void> {
    if (this.#listeners.size === 0) return;
    const text = await this.#text();
    for (const listener of this.#listeners) if (listener.told !== text) tell(listener, text);
  }

  /** Keeps idle connections open. */
  beat(): void {
    for (const listener of this.#listeners) listener.send(': beat\n\n');
  }

  /** Closes all streams; their readers reconnect. */
  drop(): void {
    for (const listener of this.#listeners) listener.close();
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

function tell(listener: Listener, text: string): void {
  listener.told = text;
  listener.send(text);
}
