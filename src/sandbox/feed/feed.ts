import type { LineGame } from '../engine/line';
import type { PricedOutcome } from '../engine/odds-board';

interface FeedEvent {
  readonly seq: number;
  /** The receiver; null: everyone. */
  readonly playerId: number | null;
  readonly text: string;
}

interface Listener {
  readonly playerId: number | null;
  lastSentAt: number;
  send(text: string): void;
  close(): void;
}

/** The number of events kept for clients that reconnect. */
const KEPT = 900;
const BEAT_AFTER = 5_000;
/** A reader this far behind is disconnected; it resumes when it reconnects. */
const MAX_WAITING = 256;

function eventText(event: string, seq: number, data: unknown, isNumbered = true): string {
  const id = isNumbered ? `id: ${seq}\n` : '';
  return `${id}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** Sends events to all connections; numbers let a client resume without loss. */
export class Feed {
  readonly #now: () => number;
  readonly #listeners = new Set<Listener>();
  #events: FeedEvent[] = [];
  #seq: number;

  constructor(now: () => number) {
    this.#now = now;
    // Above the numbers of earlier runs, so that an old number is never valid.
    this.#seq = now();
  }

  get seq(): number {
    return this.#seq;
  }

  get listenerCount(): number {
    return this.#listeners.size;
  }

  publishOdds(odds: readonly PricedOutcome[], games: readonly LineGame[]): void {
    if (odds.length === 0 && games.length === 0) return;
    this.#publish('odds', null, {
      odds: odds.map(({ id, coef, isBlocked }) => [id, coef, isBlocked ? 1 : 0]),
      games: games.map(({ match, state: { phase, score } }) => ({
        id: match.id,
        isLive: phase === 'live',
        isFinished: phase === 'finished',
        score,
      })),
    });
  }

  publishPlayer(playerId: number, betIds: readonly string[]): void {
    this.#publish('player', playerId, { betIds });
  }

  /** A player's status changed, by a ban (which is sent along) or an exclusion. */
  publishPlayerStatus(playerId: number, ban?: { level: number; version: number }): void {
    this.#publish('player', playerId, { betIds: [], isStandingChanged: true, ...(ban && { ban }) });
  }

  /** A player's limits changed. */
  publishLimits(playerId: number): void {
    this.#publish('player', playerId, { betIds: [], areLimitsChanged: true });
  }

  /** Sends a heartbeat to idle connections. */
  beat(): void {
    const at = this.#now();
    for (const listener of this.#listeners) {
      if (at - listener.lastSentAt < BEAT_AFTER) continue;
      listener.send(eventText('beat', this.#seq, { seq: this.#seq, at }, false));
    }
  }

  /** The bytes of a connection: the events since `since`, then all new ones. */
  open(playerId: number | null, since: number | null): ReadableStream<Uint8Array> {
    const encoder = new TextEncoder();
    let listener: Listener | undefined;
    return new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          const joined: Listener = {
            playerId,
            lastSentAt: this.#now(),
            send: (text) => {
              joined.lastSentAt = this.#now();
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
          joined.send(`: welcome\n\n${this.#missed(playerId, since)}`);
        },
        cancel: () => {
          if (listener) this.#listeners.delete(listener);
        },
      },
      { highWaterMark: MAX_WAITING },
    );
  }

  /** Closes all connections; with `forget`, clients that reconnect must reload. */
  drop({ forget }: { forget: boolean }): number {
    const cut = [...this.#listeners];
    for (const listener of cut) listener.close();
    if (forget) {
      this.#events = [];
      this.#seq++;
    }
    return cut.length;
  }

  #publish(event: string, playerId: number | null, data: object): void {
    const seq = ++this.#seq;
    const text = eventText(event, seq, { seq, at: this.#now(), ...data });
    this.#events.push({ seq, playerId, text });
    if (this.#events.length > KEPT) this.#events.shift();
    for (const listener of this.#listeners) {
      if (playerId === null || listener.playerId === playerId) listener.send(text);
    }
  }

  #missed(playerId: number | null, since: number | null): string {
    if (since === null || since === this.#seq) return '';
    const oldest = this.#events[0]?.seq ?? this.#seq + 1;
    if (since > this.#seq || since < oldest - 1) {
      return eventText('reset', this.#seq, { seq: this.#seq, at: this.#now() });
    }
    return this.#events
      .filter((event) => event.seq > since)
      .filter((event) => event.playerId === null || event.playerId === playerId)
      .map(({ text }) => text)
      .join('');
  }
}
