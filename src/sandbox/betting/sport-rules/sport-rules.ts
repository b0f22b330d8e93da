import type { Queries, Database } from '../../platform/database/database';
import { one } from '../../platform/database/database';
import type { LineGame } from '../match/listed-game';
import type { SiteContext } from '../../platform/http/context';
import { sessionOf } from '../../sign-in/session/session-of-call';
import type { SessionReader } from '../../sign-in/session/session-of-call';

/** What a player may not bet on, by the names of the user config. */
export interface SportRules {
  readonly disallow_line_sport: number[];
  readonly disallow_live_sport: number[];
  readonly isCCLine: boolean;
  readonly isCClive: boolean;
}

/** The rules that QA can set. */
export interface SportRulesChange {
  readonly disallowLine?: readonly number[] | undefined;
  readonly disallowLive?: readonly number[] | undefined;
  readonly isCCLine?: boolean | undefined;
  readonly isCClive?: boolean | undefined;
}

type RulesRow = {
  readonly disallowed_line: string;
  readonly disallowed_live: string;
  readonly is_line_closed: boolean;
  readonly is_live_closed: boolean;
};

/** The rules of a player. */
export async function sportRulesOf(queries: Queries, playerId: number): Promise<SportRules> {
  const row = one(
    await queries.query<RulesRow>(
      `SELECT disallowed_line, disallowed_live, is_line_closed, is_live_closed
       FROM players WHERE id = $1`,
      [playerId],
    ),
  );
  return {
    disallow_line_sport: idsOf(row.disallowed_line),
    disallow_live_sport: idsOf(row.disallowed_live),
    isCCLine: row.is_line_closed,
    isCClive: row.is_live_closed,
  };
}

/** Changes the given rules. */
export async function changeSportRules(
  queries: Queries,
  playerId: number,
  { disallowLine, disallowLive, isCCLine, isCClive }: SportRulesChange,
): Promise<void> {
  await queries.query(
    `UPDATE players SET disallowed_line = coalesce($2, disallowed_line),
       disallowed_live = coalesce($3, disallowed_live),
       is_line_closed = coalesce($4, is_line_closed),
       is_live_closed = coalesce($5, is_live_closed) WHERE id = $1`,
    [
      playerId,
      disallowLine?.join() ?? null,
      disallowLive?.join() ?? null,
      isCCLine ?? null,
      isCClive ?? null,
    ],
  );
}

const idsOf = (text: string): number[] => (text === '' ? [] : text.split(',').map(Number));

/** Whether a player may bet on a sport before its games begin, or in play. */
export function isSportAllowed(rules: SportRules, sportId: number, isLive: boolean): boolean {
  return isLive
    ? !rules.isCClive && !rules.disallow_live_sport.includes(sportId)
    : !rules.isCCLine && !rules.disallow_line_sport.includes(sportId);
}

type GameFacts = Pick<LineGame, 'match' | 'state'>;

export interface SportRulePorts extends SessionReader {
  readonly database: Database;
}

export type ShownGamePorts = SportRulePorts;

/** The rules of the player of a call; a guest has none. */
export async function sportRulesFor(
  context: SiteContext,
  parts: SportRulePorts,
): Promise<SportRules | null> {
  const session = await sessionOf(context, parts);
  return session ? sportRulesOf(parts.database, session.playerId) : null;
}

/** Which games the player of a call is shown; a guest is shown all of them. */
export async function shownGames(
  context: SiteContext,
  parts: ShownGamePorts,
): Promise<(game: GameFacts) => boolean> {
  const rules = await sportRulesFor(context, parts);
  if (!rules) return () => true;
  return ({ match, state }) => isSportAllowed(rules, match.fixture.sportId, state.phase === 'live');
}
