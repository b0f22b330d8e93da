import type { Currency } from '../../../betting/catalog/currencies';
import type { Accounts } from '../../../money/accounts/accounts';
import type { Queries } from '../../../platform/database/database';
import { ApiFault } from '../../../platform/http/fault';
import type { Identity } from '../identities';
import { claimIdentity } from '../identities';

/** Who registers; a member is null where they were not asked. */
export interface Newcomer {
  readonly countryId: number;
  readonly currency: Currency;
  /** Proved to be theirs. */
  readonly identity: Identity | null;
  /** Null: the operator makes one. */
  readonly password: string | null;
  readonly name: string | null;
  /** "1990-02-28" */
  readonly birthday: string | null;
  readonly refCode: string | null;
  /** The code of the player who has invited them, by the link that they came by. */
  readonly referral: string | null;
  /** The bonus for the first deposit: 0 none, 1 sports, 2 casino. */
  readonly bonusChoice: number | null;
  readonly socialMedia: number | null;
}

/** A password as it is kept. */
export interface KeptPassword {
  readonly hash: string;
  /** Whether the player chose it; the operator made it otherwise. */
  readonly isChosen: boolean;
}

export interface NewPlayer extends Omit<Newcomer, 'password'> {
  readonly login: string;
  readonly password: KeptPassword;
  /** Minor units of play money. */
  readonly welcome: number;
}

/** Who invites players. */
export interface Invitations {
  /** Writes who invited a player that registers; codes that nobody has say nothing. */
  writeInvitation(
    queries: Queries,
    friendId: number,
    by: { readonly codes: readonly (string | null)[]; readonly at: number },
  ): Promise<void>;
}

export interface NewPlayerPorts {
  readonly accounts: Accounts;
  readonly referrals: Invitations;
  /** The moment of the registration, in milliseconds. */
  readonly at: number;
}

/**
 * Writes down a player, with the main account and its welcome money.
 * @returns Undefined when the login is taken.
 * @throws ApiFault `taken` for an identity that another player has.
 */
export async function insertPlayer(
  queries: Queries,
  player: NewPlayer,
  { accounts, referrals, at }: NewPlayerPorts,
): Promise<number | undefined> {
  const { login, password, countryId, currency, welcome, identity } = player;
  const [row] = await queries.query<{ id: number }>(
    `INSERT INTO players (login, password_hash, country_id, registered_at, mail, phone, name,
       birthday, ref_code, bonus_choice, social_media, password_chosen_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
     ON CONFLICT (login) DO NOTHING RETURNING id`,
    [
      login,
      password.hash,
      countryId,
      at,
      identity?.kind === 'email' ? identity.value : null,
      identity?.kind === 'phone' ? identity.value : null,
      player.name,
      player.birthday,
      player.refCode,
      player.bonusChoice,
      player.socialMedia,
      password.isChosen ? at : null,
    ],
  );
  if (!row) return undefined;
  if (identity && !(await claimIdentity(queries, row.id, identity, at))) {
    throw new ApiFault(409, 'taken');
  }
  const codes = [player.refCode, player.referral];
  await referrals.writeInvitation(queries, row.id, { codes, at });
  const main = { playerId: row.id, currency, type: 0, isActive: true } as const;
  const account = await accounts.open(queries, main);
  await accounts.fund(queries, account, welcome, { kind: 'welcome', from: 'bonuses' });
  return row.id;
}
