interface Listener {
  send(text: string): void;
  close(): void;
}

/** A reader this far behind is disconnected; it reconnects. */
const MAX_WAITING = 16;

/** Open streams of server-sent events that are the same for all readers. */
export class TextStreams {
  readonly #listeners = new Set<Listener>();

  /** The bytes of a connection: the present, then all that is sent. */
  open(present: Promise<string>): ReadableStream<Uint8Array> {
    const encoder = new TextEncoder();
    let listener: Listener | undefined;
    return new ReadableStream<Uint8Array>(
      {
        start: async (controller) => {
          const joined: Listener = {
            send: (text) => {
              controller.enqueue(encoder.encode(text));
              if ((controller.desiredSize ?? 0) < 0) joined.close();
            },
            close: () => {
              if (this.#listeners.delete(joined)) controller.close();
            },
          };
          listener = joined;
          // What is sent while the present is read is not lost.
          this.#listeners.add(joined);
          const text = await present;
          if (this.#listeners.has(joined)) joined.send(text);
        },
        cancel: () => {
          if (listener) this.#listeners.delete(listener);
        },
      },
      { highWaterMark: MAX_WAITING },
    );
  }

  get hasReaders(): boolean {
    return this.#listeners.size > 0;
  }

  send(text: string): void {
    for (const listener of this.#listeners) listener.send(text);
  }

  /** Keeps idle connections open. */
  beat(): void {
    this.send(': beat\n\n');
  }

  /** Closes all streams; their readers reconnect. */
  drop(): void {
    for (const listener of this.#listeners) listener.close();
  }
}

/** The answer with a stream of events. */
export function eventStream(body: ReadableStream<Uint8Array>): Response {
  return new Response(body, {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no',
    },
  });
}
