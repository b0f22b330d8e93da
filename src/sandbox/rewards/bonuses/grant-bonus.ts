import { bonusGrantOf } from '@grandstand/bus-contracts/answers';
import { BONUS_ACCOUNT } from '@grandstand/bus-contracts/domain';
import type { Accounts } from '../../money/accounts/accounts';
import type { Currency } from '../../betting/catalog/currencies';
import type { Queries } from '../../platform/database/database';
import { ApiFault } from '../../platform/http/fault';
import { mainCurrency } from '../../protection/limits/limit-use';
import type { SiteRules } from '../../site/site/site-rules';
import type { Bonus } from './bonus-rows';
import { addEvent } from './bonus-rows';
import { hashOfTerms, termsOf } from './bonus-terms';
import { grantKey } from './offer-refusal';
import type { BonusOffer } from './offers';

export interface GrantPorts {
  readonly accounts: Accounts;
  readonly siteRules: Pick<SiteRules, 'play'>;
  /** Now, in milliseconds. */
  readonly at: number;
}

interface NewBonus {
  readonly offer: BonusOffer;
  readonly currency: Currency;
  /** What it is granted for, where the offer does not say. */
  readonly key?: string;
}

const DAY = 86_400_000;

/** Writes a bonus that a player takes, with its terms as they are now, and returns its id; its money comes with what grants it. */
export async function writeBonus(
  { siteRules, at }: GrantPorts,
  queries: Queries,
  playerId: number,
  { offer, currency, key }: NewBonus,
): Promise<number> {
  const terms = JSON.stringify(termsOf(offer, currency, siteRules.play));
  const [row] = await queries.query<{ id: number }>(
    `INSERT INTO bonuses
       (player_id, offer, grant_key, terms, terms_hash, state, taken_at, ends_at)
     VALUES ($1, $2, $3, $4, $5, 'taken', $6, $7)
     ON CONFLICT DO NOTHING RETURNING id`,
    [
      playerId,
      offer.id,
      key ?? grantKey(offer, at),
      terms,
      hashOfTerms(terms),
      at,
      at + offer.terms.days * DAY,
    ],
  );
  if (!row) throw new ApiFault(422, 'bonus-taken');
  await addEvent(queries, { id: row.id, state: 'taken', at });
  return row.id;
}

/**
 * Grants the money of a taken bonus, which is active then.
 * @param paid What its player has paid in or lost for it, in minor units.
 * @returns False where that is too little for any bonus money: it waits on.
 */
export async function grantBonus(
  { accounts, at }: GrantPorts,
  queries: Queries,
  { id, playerId, terms }: Bonus,
  paid: number,
): Promise<boolean> {
  const amount = bonusGrantOf(terms, paid);
  if (amount === 0) return false;
  const currency = await mainCurrency(queries, playerId);
  const own = await accounts.ofPlayer(playerId, queries);
  const known = own.find(
    (account) => account.type === BONUS_ACCOUNT && account.currency.id === currency.id,
  );
  const account =
    known ??
    (await accounts.open(queries, { playerId, currency, type: BONUS_ACCOUNT, isActive: false }));
  await accounts.fund(queries, account, amount, { kind: 'bonus-grant', from: 'bonuses' });
  await queries.query(
    `UPDATE bonuses SET state = 'active', amount = $2, account_id = $3, ends_at = $4
     WHERE id = $1`,
    [id, amount, account.id, at + terms.days * DAY],
  );
  await addEvent(queries, { id, state: 'active', amount, at });
  return true;
}
