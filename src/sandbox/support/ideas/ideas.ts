import { randomUUID } from 'node:crypto';
import type { Language } from '@grandstand/bus-contracts';
import type { Idea, IdeaState, NewIdea, PublishedIdea } from '@grandstand/bus-contracts/player';
import type { Database, Queries } from '../../platform/database/database';
import { ApiFault } from '../../platform/http/fault';
import { lockPlayer } from '../../platform/database/lock-player';
import { canBecome, IDEAS_A_DAY, isPublishable, waitsUntil } from './idea-rules';

interface IdeaPorts {
  readonly database: Database;
  /** Called when the operator has decided about an idea of a player. */
  readonly onChange: (playerId: number) => void;
  readonly now: () => number;
}

/** The operator's titles of a published idea. */
export type IdeaTitles = Readonly<Record<Language, string>>;

/** An idea as the operator sees it. */
export interface KnownIdea extends Idea {
  readonly playerId: number;
  readonly login: string;
  /** Null: it is not published. */
  readonly titles: IdeaTitles | null;
}

type IdeaRow = {
  id: string;
  player_id: number;
  login: string;
  text: string;
  state: IdeaState;
  reason: string | null;
  titles: IdeaTitles | null;
  sent_at: number;
  decided_at: number | null;
};

const PAGE = 60;

/** To be followed by a condition on `i`, the idea. */
const SELECT_IDEAS = `SELECT i.id, i.player_id, p.login, i.text, i.state, i.reason, i.titles,
    i.sent_at, i.decided_at
  FROM ideas i JOIN players p ON p.id = i.player_id`;

/** What players would like the site to have, and what became of it. */
export class Ideas {
  readonly #ports: IdeaPorts;

  constructor(ports: IdeaPorts) {
    this.#ports = ports;
  }

  /** The player's last ideas, the newest first. */
  async of(playerId: number): Promise<Idea[]> {
    const rows = await this.#ports.database.query<IdeaRow>(
      `${SELECT_IDEAS} WHERE i.player_id = $1 ORDER BY i.sent_at DESC, i.id LIMIT ${PAGE}`,
      [playerId],
    );
    return rows.map(ideaOf);
  }

  /** The ideas that all players see, the last decision first. */
  async published(language: Language): Promise<PublishedIdea[]> {
    return this.#ports.database.query<PublishedIdea>(
      `SELECT id, titles ->> $1 AS title, state, decided_at AS "decidedAt" FROM ideas
       WHERE titles IS NOT NULL ORDER BY decided_at DESC, id LIMIT ${PAGE}`,
      [language],
    );
  }

  /** Keeps an idea; the same refId is the same idea. Returns its id. */
  async send(playerId: number, { text, refId }: NewIdea): Promise<string> {
    const now = this.#now();
    return this.#ports.database.transaction(async (queries) => {
      await lockPlayer(queries, playerId);
      const [known] = await queries.query<{ id: string }>(
        'SELECT id FROM ideas WHERE player_id = $1 AND ref_id = $2',
        [playerId, refId],
      );
      if (known) return known.id;
      const last = await queries.query<{ sent_at: number }>(
        `SELECT sent_at FROM ideas WHERE player_id = $1 ORDER BY sent_at DESC LIMIT ${IDEAS_A_DAY}`,
        [playerId],
      );
      const until = waitsUntil(
        last.map(({ sent_at }) => sent_at),
        now,
      );
      if (until !== null) throw new ApiFault(429, 'too-many-ideas', { until });
      const id = randomUUID();
      await queries.query(
        'INSERT INTO ideas (id, player_id, text, ref_id, sent_at) VALUES ($1, $2, $3, $4, $5)',
        [id, playerId, text, refId, now],
      );
      return id;
    });
  }

  /** The ideas that nothing was decided about, the oldest first. */
  async waiting(): Promise<KnownIdea[]> {
    const rows = await this.#ports.database.query<IdeaRow>(
      `${SELECT_IDEAS} WHERE i.state = 'new' ORDER BY i.sent_at, i.id`,
    );
    return rows.map(knownIdeaOf);
  }

  async find(id: string): Promise<KnownIdea> {
    return this.#find(this.#ports.database, id);
  }

  /** The operator decides about an idea. A declined one is not published any more. */
  async decide(
    id: string,
    state: Exclude<IdeaState, 'new'>,
    reason: string | null,
  ): Promise<KnownIdea> {
    const { database, onChange } = this.#ports;
    const now = this.#now();
    const decided = await database.transaction(async (queries) => {
      const idea = await this.#find(queries, id, 'FOR UPDATE OF i');
      if (!canBecome(idea.state, state)) throw new ApiFault(409, 'idea-state');
      const titles = isPublishable(state) ? idea.titles : null;
      await queries.query(
        'UPDATE ideas SET state = $2, reason = $3, titles = $4, decided_at = $5 WHERE id = $1',
        [id, state, reason, titles && JSON.stringify(titles), now],
      );
      return this.#find(queries, id);
    });
    onChange(decided.playerId);
    return decided;
  }

  /** Shows an idea that is planned or done to all players, under the operator's titles. */
  async publish(id: string, titles: IdeaTitles): Promise<KnownIdea> {
    return this.#ports.database.transaction(async (queries) => {
      const { state } = await this.#find(queries, id, 'FOR UPDATE OF i');
      if (!isPublishable(state)) throw new ApiFault(409, 'idea-state');
      await queries.query('UPDATE ideas SET titles = $2 WHERE id = $1', [
        id,
        JSON.stringify(titles),
      ]);
      return this.#find(queries, id);
    });
  }

  async #find(queries: Queries, id: string, lock = ''): Promise<KnownIdea> {
    const [row] = await queries.query<IdeaRow>(`${SELECT_IDEAS} WHERE i.id = $1 ${lock}`, [id]);
    if (!row) throw new ApiFault(404, 'not-found');
    return knownIdeaOf(row);
  }

  #now(): number {
    return Math.floor(this.#ports.now());
  }
}

function ideaOf({ id, text, state, reason, sent_at, decided_at }: IdeaRow): Idea {
  return { id, text, state, reason, sentAt: sent_at, decidedAt: decided_at };
}

function knownIdeaOf(row: IdeaRow): KnownIdea {
  return { ...ideaOf(row), playerId: row.player_id, login: row.login, titles: row.titles };
}
