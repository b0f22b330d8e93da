import type { LineGame } from '../engine/line';
import type { PricedOutcome } from '../engine/odds-board';

interface FeedEvent {
  readonly seq: number;
  /** Whose it is; null: everyone's. */
  readonly playerId: number | null;
  readonly text: string;
}

interface Listener {
  readonly playerId: number | null;
  lastSentAt: number;
  send(text: string): void;
  close(): void;
}

/** So many events are kept for those who come back. */
const KEPT = 900;
const BEAT_AFTER = 5_000;
/** A reader this far behind is cut off; it resumes from where it was. */
const MOST_WAITING = 256;

function eventText(event: string, seq: number, data: unknown, isNumbered = true): string {
  const id = isNumbered ? `id: ${seq}\n` : '';
  return `${id}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** What happens, told to everyone who listens, numbered so that a break loses nothing. */
export class Feed {
  readonly #now: () => number;
  readonly #listeners = new Set<Listener>();
  #events: FeedEvent[] = [];
  #seq: number;

  constructor(now: () => number) {
    this.#now = now;
    // Above whatever an earlier run has counted, so that no old number is mistaken for a new one.
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

  /** The operator takes another view of a player: a ban, which is told along, an exclusion. */
  publishStanding(playerId: number, ban?: { level: number; version: number }): void {
    this.#publish('player', playerId, { betIds: [], isStandingChanged: true, ...(ban && { ban }) });
  }

  /** A player's limits are others: all their devices are to know. */
  publishLimits(playerId: number): void {
    this.#publish('player', playerId, { betIds: [], areLimitsChanged: true });
  }

  /** Tells the quiet connections that they are alive. */
  beat(): void {
    const at = this.#now();
    for (const listener of this.#listeners) {
      if (at - listener.lastSentAt < BEAT_AFTER) continue;
      listener.send(eventText('beat', this.#seq, { seq: this.#seq, at }, false));
    }
  }

  /** A connection's bytes: what it missed since `since`, then all that comes. */
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
          // A comment first, so that the answer's head goes out at once.
          joined.send(`: welcome\n\n${this.#missed(playerId, since)}`);
        },
        cancel: () => {
          if (listener) this.#listeners.delete(listener);
        },
      },
      { highWaterMark: MOST_WAITING },
    );
  }

  /** Cuts all connections; without memory, those who come back must load anew. */
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
