import type { Appeal, AppealList, AppealStatus, NewAppeal } from '@grandstand/bus-contracts/player';
import type { Database, Queries } from '../../platform/database/database';
import { one } from '../../platform/database/database';
import { ApiFault } from '../../platform/http/fault';
import type { PlayerMessages } from '../../platform/outbox/player-messages';
import { lockPlayer } from '../../platform/database/lock-player';
import { appealRefusal } from './appeal-rules';
import { banOf, setBan } from './bans';
import type { Ban } from './bans';

interface AppealPorts {
  readonly database: Database;
  readonly messages: Pick<PlayerMessages, 'send'>;
  readonly now: () => number;
}

/** An appeal as the operator sees it. */
export interface KnownAppeal extends Appeal {
  readonly playerId: number;
  readonly login: string;
}

type AppealRow = {
  id: number;
  player_id: number;
  login: string;
  created_at: number;
  text: string;
  status: AppealStatus;
  answer: string | null;
  answered_at: number | null;
};

const PAGE = 60;

/** To be followed by a condition on `a`, the appeal. */
const SELECT_APPEALS = `SELECT a.id, a.player_id, p.login, a.created_at, a.text, a.status, a.answer,
    a.answered_at
  FROM block_appeals a JOIN players p ON p.id = a.player_id`;

/** Bans of players, what they say against them, and what the operator answers. */
export class Appeals {
  readonly #ports: AppealPorts;

  constructor(ports: AppealPorts) {
    this.#ports = ports;
  }

  /** The player's last appeals, the newest first, and whether they may send one. */
  async of(playerId: number): Promise<AppealList> {
    const { database } = this.#ports;
    const appeals = await appealsOf(database, playerId);
    const { level } = await banOf(database, playerId);
    return { appeals, refusal: appealRefusal(level > 0, appeals, this.#now()) };
  }

  /** Keeps an appeal; the same refId is the same appeal. */
  async send(playerId: number, { text, refId }: NewAppeal): Promise<void> {
    const now = this.#now();
    await this.#ports.database.transaction(async (queries) => {
      await lockPlayer(queries, playerId);
      const known = await queries.query(
        'SELECT id FROM block_appeals WHERE player_id = $1 AND ref_id = $2',
        [playerId, refId],
      );
      if (known.length > 0) return;
      const { level } = await banOf(queries, playerId);
      const refusal = appealRefusal(level > 0, await appealsOf(queries, playerId), now);
      if (refusal) {
        const { code, ...details } = refusal;
        throw new ApiFault(code === 'too-many-appeals' ? 429 : 409, code, details);
      }
      await queries.query(
        `INSERT INTO block_appeals (player_id, created_at, text, status, ref_id)
         VALUES ($1, $2, $3, 'waiting', $4)`,
        [playerId, now, text, refId],
      );
    });
  }

  /** Adds an appeal in any state, for QA. */
  async add(playerId: number, appeal: Pick<Appeal, 'text' | 'status' | 'answer'>): Promise<void> {
    const now = this.#now();
    await this.#ports.database.query(
      `INSERT INTO block_appeals (player_id, created_at, text, status, answer, answered_at)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [
        playerId,
        now,
        appeal.text,
        appeal.status,
        appeal.answer,
        appeal.status === 'waiting' ? null : now,
      ],
    );
  }

  /** The appeals that wait for an answer, the oldest first. */
  async waiting(): Promise<KnownAppeal[]> {
    const rows = await this.#ports.database.query<AppealRow>(
      `${SELECT_APPEALS} WHERE a.status = 'waiting' ORDER BY a.id`,
    );
    return rows.map(knownAppealOf);
  }

  async find(id: number): Promise<KnownAppeal> {
    return find(this.#ports.database, id);
  }

  /** The operator answers an appeal, and tells its player; an accepted one lifts the restriction. */
  async answer(
    id: number,
    status: Exclude<AppealStatus, 'waiting'>,
    text: string,
  ): Promise<KnownAppeal> {
    const { playerId } = await this.find(id);
    return this.#ports.database.transaction(async (queries) => {
      await lockPlayer(queries, playerId);
      if ((await find(queries, id)).status !== 'waiting')
        throw new ApiFault(409, 'appeal-answered');
      await this.#end(queries, { id, playerId, status, answer: text });
      if (status === 'accepted') {
        await setBan(queries, playerId, { ...(await banOf(queries, playerId)), level: 0 });
      }
      return find(queries, id);
    });
  }

  /** Bans a player, or lifts their ban, which accepts the appeal that waits. */
  async ban(playerId: number, ban: Ban): Promise<void> {
    await this.#ports.database.transaction(async (queries) => {
      await lockPlayer(queries, playerId);
      await setBan(queries, playerId, ban);
      if (ban.level > 0) return;
      const waiting = await queries.query<{ id: number }>(
        `SELECT id FROM block_appeals WHERE player_id = $1 AND status = 'waiting' ORDER BY id`,
        [playerId],
      );
      for (const { id } of waiting) {
        await this.#end(queries, { id, playerId, status: 'accepted', answer: null });
      }
    });
  }

  async #end(
    queries: Queries,
    appeal: Pick<KnownAppeal, 'playerId' | 'answer'> & {
      readonly id: number;
      readonly status: Exclude<AppealStatus, 'waiting'>;
    },
  ): Promise<void> {
    const { id, playerId, status, answer } = appeal;
    await queries.query(
      'UPDATE block_appeals SET status = $2, answer = $3, answered_at = $4 WHERE id = $1',
      [id, status, answer, this.#now()],
    );
    await this.#ports.messages.send(queries, playerId, {
      template: `appeal-${status}`,
      answer: answer ?? '',
    });
  }

  #now(): number {
    return Math.floor(this.#ports.now());
  }
}

async function appealsOf(queries: Queries, playerId: number): Promise<Appeal[]> {
  const rows = await queries.query<AppealRow>(
    `${SELECT_APPEALS} WHERE a.player_id = $1 ORDER BY a.id DESC LIMIT ${PAGE}`,
    [playerId],
  );
  return rows.map(appealOf);
}

async function find(queries: Queries, id: number): Promise<KnownAppeal> {
  const rows = await queries.query<AppealRow>(`${SELECT_APPEALS} WHERE a.id = $1`, [id]);
  if (rows.length === 0) throw new ApiFault(404, 'not-found');
  return knownAppealOf(one(rows));
}

function appealOf({ id, created_at, text, status, answer, answered_at }: AppealRow): Appeal {
  return {
    id: String(id),
    createdAt: created_at,
    text,
    status,
    answer,
    answeredAt: answered_at,
  };
}

function knownAppealOf(row: AppealRow): KnownAppeal {
  return { ...appealOf(row), playerId: row.player_id, login: row.login };
}
