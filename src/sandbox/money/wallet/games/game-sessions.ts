import type { Language } from '@grandstand/bus-contracts';
import type { Partner } from '@grandstand/bus-contracts/domain';
import type { Account } from '../../accounts/accounts';
import type { Title } from '../../../casino/casino/titles';
import { findTitle } from '../../../casino/casino/titles';
import type { Currency } from '../../../betting/catalog/currencies';
import { currencyOf } from '../../../betting/catalog/currencies';
import type { Queries } from '../../../platform/database/database';
import { one } from '../../../platform/database/database';
import { languageOf } from '../../../platform/http/context';
import { newSecret, secretHash } from '../../../platform/sealing/secrets';

/** How long the code of a launch can be exchanged. */
const CODE_LIFETIME = 60_000;

/** A game that a player has opened for money. */
export interface GameSession {
  readonly id: number;
  readonly provider: Partner;
  /** The slug of its title. */
  readonly game: string;
  readonly language: Language;
  readonly playerId: number;
  readonly accountId: number;
  /** The player's sign-in, which it ends with. */
  readonly signInId: string;
  /** Whether another session of the game has begun, or another game has ended it. */
  readonly isEnded: boolean;
}

/** A game that anyone tries without money. */
export interface DemoSession {
  readonly title: Title;
  readonly language: Language;
  readonly currency: Currency;
}

export interface NewGameSession {
  readonly provider: Partner;
  readonly title: Title;
  readonly language: Language;
  readonly currency: Currency;
  /** Null: a demo. */
  readonly real: {
    readonly account: Pick<Account, 'id' | 'playerId'>;
    readonly signInId: string;
  } | null;
}

type SessionRow = {
  id: number;
  provider: Partner;
  game: string;
  language: string;
  currency_id: number;
  player_id: number | null;
  account_id: number | null;
  sign_in_id: string | null;
  ended_at: number | null;
};

const COLUMNS =
  'id, provider, game, language, currency_id, player_id, account_id, sign_in_id, ended_at';

/** Begins a session of a game, and ends the player's former one of it; returns its id and its code. */
export async function beginGameSession(
  queries: Queries,
  { provider, title, language, currency, real }: NewGameSession,
  now: number,
): Promise<{ id: number; code: string }> {
  // What nobody can use any more.
  await queries.query('DELETE FROM game_sessions WHERE token_hash IS NULL AND code_until <= $1', [
    now,
  ]);
  if (real) {
    await queries.query(
      `UPDATE game_sessions SET ended_at = $3
       WHERE player_id = $1 AND game = $2 AND ended_at IS NULL`,
      [real.account.playerId, title.slug, now],
    );
  }
  const code = newSecret();
  const { id } = one(
    await queries.query<{ id: number }>(
      `INSERT INTO game_sessions (provider, game, mode, language, currency_id, player_id,
         account_id, sign_in_id, code_hash, code_until)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) RETURNING id`,
      [
        provider,
        title.slug,
        real ? 'real' : 'demo',
        language,
        currency.id,
        real?.account.playerId ?? null,
        real?.account.id ?? null,
        real?.signInId ?? null,
        secretHash(code),
        now + CODE_LIFETIME,
      ],
    ),
  );
  return { id, code };
}

/** The other games that a player has open for money, in which something was opened or staked since a time. */
export async function otherGamesOpen(
  queries: Queries,
  { playerId, game }: Pick<GameSession, 'playerId' | 'game'>,
  since: number,
): Promise<GameSession[]> {
  const rows = await queries.query<SessionRow>(
    `SELECT ${COLUMNS} FROM game_sessions s
     WHERE player_id = $1 AND game <> $2 AND ended_at IS NULL
       AND greatest(exchanged_at, (SELECT max(placed_at) FROM game_bets WHERE session_id = s.id))
         > $3
     ORDER BY id DESC`,
    [playerId, game, since],
  );
  return rows.flatMap((row) => sessionOf(row) ?? []);
}

/** Ends the other games of a player: no bet comes from them any more; what they have staked is decided as ever. */
export async function endOtherGames(
  queries: Queries,
  { playerId, game }: Pick<GameSession, 'playerId' | 'game'>,
  now: number,
): Promise<void> {
  await queries.query(
    `UPDATE game_sessions SET ended_at = $3
     WHERE player_id = $1 AND game <> $2 AND ended_at IS NULL`,
    [playerId, game, now],
  );
}

/** Exchanges a code, once: a session for money, with its token, or a demo; undefined: it can't be exchanged. */
export async function exchangeCode(
  queries: Queries,
  provider: Partner,
  code: string,
  now: number,
): Promise<{ session: GameSession; token: string } | { demo: DemoSession } | undefined> {
  const token = newSecret();
  const [row] = await queries.query<SessionRow>(
    `UPDATE game_sessions SET exchanged_at = $4,
       token_hash = CASE WHEN mode = 'real' THEN $3 END
     WHERE code_hash = $1 AND provider = $2 AND exchanged_at IS NULL AND code_until > $4
     RETURNING ${COLUMNS}`,
    [secretHash(code), provider, secretHash(token), now],
  );
  if (!row) return undefined;
  const session = sessionOf(row);
  if (session) return { session, token };
  const title = titleOf(row.game);
  const language = languageOf(row.language);
  return { demo: { title, language, currency: currencyOf(row.currency_id) } };
}

export async function gameSessionByToken(
  queries: Queries,
  provider: Partner,
  token: string,
): Promise<GameSession | undefined> {
  const [row] = await queries.query<SessionRow>(
    `SELECT ${COLUMNS} FROM game_sessions
     WHERE provider = $2 AND (token_hash = $1 OR id = (
       SELECT session_id FROM game_session_tokens WHERE token_hash = $1))`,
    [secretHash(token), provider],
  );
  return row && sessionOf(row);
}

/** Makes another token of a session; the first one holds, and one that was made like this before does not. */
export async function anotherToken(queries: Queries, sessionId: number): Promise<string> {
  const token = newSecret();
  await queries.query(
    `INSERT INTO game_session_tokens (session_id, token_hash) VALUES ($1, $2)
     ON CONFLICT (session_id) DO UPDATE SET token_hash = EXCLUDED.token_hash`,
    [sessionId, secretHash(token)],
  );
  return token;
}

/** What a player is called towards a provider: the same in all of their sessions, and nothing more than that. */
export async function playerNameFor(
  queries: Queries,
  provider: Partner,
  playerId: number,
): Promise<string> {
  const { name } = one(
    await queries.query<{ name: string }>(
      `INSERT INTO game_players (provider, player_id, name)
       VALUES ($1, $2, 'p-' || replace(gen_random_uuid()::text, '-', ''))
       ON CONFLICT (provider, player_id) DO UPDATE SET name = game_players.name RETURNING name`,
      [provider, playerId],
    ),
  );
  return name;
}

function sessionOf(row: SessionRow): GameSession | undefined {
  const { player_id: playerId, account_id: accountId, sign_in_id: signInId } = row;
  if (playerId === null || accountId === null || signInId === null) return undefined;
  return {
    id: row.id,
    provider: row.provider,
    game: row.game,
    language: languageOf(row.language),
    playerId,
    accountId,
    signInId,
    isEnded: row.ended_at !== null,
  };
}

/** A game of the catalogue; a session may be of one that has left it. */
export function titleOf(slug: string): Title {
  const title = findTitle(slug);
  if (!title) throw new RangeError(`Failed to find the game "${slug}".`);
  return title;
}
