import type { ChatThread } from '@grandstand/bus-contracts/shell';

/** Who reads a stream. */
export interface ChatReader {
  /** Null: a visitor who has no chat yet. */
  readonly owner: string | null;
  /** The session that the connection began with; null for a guest's. */
  readonly sessionId: string | null;
}

interface Listener extends ChatReader {
  /** The place in the queue that the reader was told. */
  place: number | null;
  send(text: string): void;
  close(): void;
}

/** A reader this far behind is disconnected; it reconnects. */
const MAX_WAITING = 64;

/** The open streams of chats. */
export class ChatStreams {
  readonly #listeners = new Set<Listener>();

  /** The bytes of a connection: the chat at once, unless the reader has this version of it, then each change. */
  open(reader: ChatReader, thread: ChatThread, since: number | null): ReadableStream<Uint8Array> {
    const encoder = new TextEncoder();
    let listener: Listener | undefined;
    return new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          const joined: Listener = {
            ...reader,
            place: null,
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
          // A comment first, so that the response headers are sent at once.
          joined.send(': welcome\n\n');
          if (thread.version !== since || thread.place !== null) sendThread(joined, thread);
        },
        cancel: () => {
          if (listener) this.#listeners.delete(listener);
        },
      },
      { highWaterMark: MAX_WAITING },
    );
  }

  /** The owners of the connections that a change of one chat concerns: its own, and those whose place may have changed. */
  ownersOf(changed: string): string[] {
    const concerned = [...this.#listeners].filter(
      ({ owner, place }) => owner === changed || place !== null,
    );
    return [...new Set(concerned.map(({ owner }) => owner).filter((owner) => owner !== null))];
  }

  send(owner: string, thread: ChatThread): void {
    for (const listener of this.#listeners)
      if (listener.owner === owner) sendThread(listener, thread);
  }

  /** Keeps idle connections open. */
  beat(): void {
    for (const listener of this.#listeners) listener.send(': beat\n\n');
  }

  /** The sessions that connections began with. */
  get sessionIds(): string[] {
    const ids = [...this.#listeners].map(({ sessionId }) => sessionId);
    return [...new Set(ids.filter((id) => id !== null))];
  }

  /** Closes the connections of sessions that have ended. */
  closeSessions(ids: readonly string[]): void {
    for (const listener of this.#listeners) {
      if (listener.sessionId !== null && ids.includes(listener.sessionId)) listener.close();
    }
  }
}

function sendThread(listener: Listener, thread: ChatThread): void {
  listener.place = thread.place;
  listener.send(`id: ${thread.version}\nevent: chat\ndata: ${JSON.stringify(thread)}\n\n`);
}
