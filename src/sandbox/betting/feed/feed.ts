import { hasOwnPages } from '../sports/sports';
import type { LineGame } from '../match/listed-game';
import { WATCHED } from '../match/watched';
import type { PricedOutcome } from '../match/odds-board';
import { gameOfOutcome } from '../pricing/outcome-id';
import { WatchedGames } from './watched-games';

interface Receiver {
  readonly playerId: number | null;
  /** The session that the connection began with; null for a guest's. */
  readonly sessionId: string | null;
  /** The name of the browser's feed; null: it has the prices of every game in full. */
  readonly feed: string | null;
}

interface FeedEvent {
  readonly seq: number;
  /** The text for a receiver; null where nothing of it is theirs. */
  textFor(receiver: Receiver): string | null;
}

interface Listener extends Receiver {
  lastSentAt: number;
  send(text: string): void;
  close(): void;
}

/** The number of events kept for clients that reconnect. */
const KEPT = 900;
const BEAT_AFTER = 5_000;
/** How long what was watched is known to a connection that resumes: about as long as events are kept. */
const KEPT_MS = 900_000;
/** A reader this far behind is disconnected; it resumes when it reconnects. */
const MAX_WAITING = 256;

function eventText(event: string, seq: number, data: unknown, isNumbered = true): string {
  return frameText(event, isNumbered ? seq : null, JSON.stringify(data));
}

function frameText(event: string, seq: number | null, data: string): string {
  return `${seq === null ? '' : `id: ${seq}\n`}event: ${event}\ndata: ${data}\n\n`;
}

/** Sends events to all connections; numbers let a client resume without loss. */
export class Feed {
  readonly #now: () => number;
  readonly #listeners = new Set<Listener>();
  readonly #watched = new WatchedGames();
  /** Watched by browsers whose connection is not known: every connection has their prices. */
  readonly #watchedByAll = new Map<number, number>();
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

  /**
   * From now on a browser's connection has all prices of a game, for so long.
   * @remarks A name that no connection has may be a newer one of a browser whose connection is open.
   */
  watch(feed: string, gameId: number, ms: number): void {
    this.#watched.watch(feed, gameId, this.#now() + ms);
    const isConnected = [...this.#listeners].some((listener) => listener.feed === feed);
    if (!isConnected) this.#watchedByAll.set(gameId, this.#now() + WATCHED.page);
  }

  /**
   * Changes of prices and games: a connection has those of lists, and all of the games that are watched over it.
   * @remarks Of sports that have pages of their own it has those alone: the lists of the line leave their games out.
   */
  publishOdds(priced: readonly PricedOutcome[], changed: readonly LineGame[]): void {
    if (priced.length === 0 && changed.length === 0) return;
    const main: string[] = [];
    const more = new Map<number, string[]>();
    for (const { id, coef, isBlocked, isForAll } of priced) {
      const gameId = gameOfOutcome(id);
      const move = JSON.stringify([id, coef, isBlocked ? 1 : 0]);
      if (isForAll || gameId === null) main.push(move);
      else more.set(gameId, (more.get(gameId) ?? []).concat(move));
    }
    // Written once for all connections, which differ in their games alone.
    const games = changed.map(({ match: { id, fixture }, state: { phase, score } }) => ({
      id,
      isForAll: !hasOwnPages(fixture.sportId),
      text: JSON.stringify({
        id,
        isLive: phase === 'live',
        isFinished: phase === 'finished',
        score,
      }),
    }));
    this.#publish((seq, at) => (receiver) => {
      const own = [...more].filter(([gameId]) => this.#hasAll(receiver, gameId));
      const odds = [...main, ...own.flatMap(([, moves]) => moves)];
      const shown = games.filter(({ id, isForAll }) => isForAll || this.#hasAll(receiver, id));
      if (odds.length === 0 && shown.length === 0) return null;
      const gamesText = shown.map(({ text }) => text).join();
      const data = `{"seq":${seq},"at":${at},"odds":[${odds.join()}],"games":[${gamesText}]}`;
      return frameText('odds', seq, data);
    });
  }

  publishPlayer(playerId: number, betIds: readonly string[]): void {
    this.#publishTo(playerId, { betIds });
  }

  /** A player's status changed, by a ban (which is sent along) or an exclusion. */
  publishPlayerStatus(playerId: number, ban?: { level: number; version: number }): void {
    this.#publishTo(playerId, { betIds: [], isStatusChanged: true, ...(ban && { ban }) });
  }

  /** A player's limits changed. */
  publishLimits(playerId: number): void {
    this.#publishTo(playerId, { betIds: [], areLimitsChanged: true });
  }

  /** Sends a heartbeat to idle connections, and forgets what is no longer watched. */
  beat(): void {
    const at = this.#now();
    this.#watched.forget(at - KEPT_MS);
    for (const [gameId, until] of this.#watchedByAll) {
      if (until < at) this.#watchedByAll.delete(gameId);
    }
    for (const listener of this.#listeners) {
      if (Math.abs(at - listener.lastSentAt) < BEAT_AFTER) continue;
      listener.send(eventText('beat', this.#seq, { seq: this.#seq, at }, false));
    }
  }

  /** The bytes of a connection: the events since `since`, then all new ones. */
  open(receiver: Receiver, since: number | null): ReadableStream<Uint8Array> {
    const { feed } = receiver;
    if (feed !== null) this.#watched.extend(feed, this.#now() + WATCHED.page);
    const encoder = new TextEncoder();
    let listener: Listener | undefined;
    return new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          const joined: Listener = {
            ...receiver,
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
          joined.send(`: welcome\n\n${this.#missed(receiver, since)}`);
        },
        cancel: () => {
          if (listener) this.#listeners.delete(listener);
        },
      },
      { highWaterMark: MAX_WAITING },
    );
  }

  /** The sessions that connections began with. */
  get sessionIds(): string[] {
    const ids = [...this.#listeners].map(({ sessionId }) => sessionId);
    return [...new Set(ids.filter((id) => id !== null))];
  }

  /** Closes the connections of sessions that have ended; their browsers reconnect without the player's events. */
  closeSessions(ids: readonly string[]): void {
    for (const listener of this.#listeners) {
      if (listener.sessionId !== null && ids.includes(listener.sessionId)) listener.close();
    }
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

  #publishTo(playerId: number, news: object): void {
    this.#publish((seq, at) => {
      const text = eventText('player', seq, { seq, at, ...news });
      return (receiver) => (receiver.playerId === playerId ? text : null);
    });
  }

  #publish(textAt: (seq: number, at: number) => FeedEvent['textFor']): void {
    const seq = ++this.#seq;
    const event: FeedEvent = { seq, textFor: textAt(seq, this.#now()) };
    this.#events.push(event);
    if (this.#events.length > KEPT) this.#events.shift();
    for (const listener of this.#listeners) {
      const text = event.textFor(listener);
      if (text !== null) listener.send(text);
    }
  }

  #hasAll({ feed }: Receiver, gameId: number): boolean {
    if (feed === null) return true;
    return this.#watched.isWatched(feed, gameId, this.#now()) || this.#watchedByAll.has(gameId);
  }

  #missed(receiver: Receiver, since: number | null): string {
    if (since === null || since === this.#seq) return '';
    const oldest = this.#events[0]?.seq ?? this.#seq + 1;
    if (since > this.#seq || since < oldest - 1) {
      return eventText('reset', this.#seq, { seq: this.#seq, at: this.#now() });
    }
    return this.#events
      .filter((event) => event.seq > since)
      .map((event) => event.textFor(receiver) ?? '')
      .join('');
  }
}
