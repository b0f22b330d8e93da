import type { Queries } from '../../platform/database/database';
import { one } from '../../platform/database/database';
import { ApiFault } from '../../platform/http/fault';
import type { Documents } from './documents';
import { DAY } from './verification-rules';

/** How long a player has time to confirm a first address, or to be verified by documents. */
const TIME_TO_ACTIVATE = 30 * DAY;

type ActivationRow = {
  readonly mail: string | null;
  readonly phone: string | null;
  readonly registered_at: number;
};

/** The days that are left to confirm a first address, begun ones too; null where one is confirmed. */
export async function daysToActivate(
  queries: Queries,
  playerId: number,
  now: number,
): Promise<number | null> {
  const { mail, phone, registered_at } = one(
    await queries.query<ActivationRow>(
      'SELECT mail, phone, registered_at FROM players WHERE id = $1',
      [playerId],
    ),
  );
  if (mail !== null || phone !== null) return null;
  return Math.max(0, Math.ceil((registered_at + TIME_TO_ACTIVATE - now) / DAY));
}

interface ActivationPorts {
  readonly documents: Documents;
  readonly now: () => number;
}

/** Refuses deposits to accounts whose time to activate them has run out; bets and withdrawals go on. */
export class Activations {
  readonly #ports: ActivationPorts;

  constructor(ports: ActivationPorts) {
    this.#ports = ports;
  }

  /** Throws `not-activated` once no day is left. */
  async checkDeposit(queries: Queries, playerId: number): Promise<void> {
    const { documents, now } = this.#ports;
    if ((await daysToActivate(queries, playerId, now())) !== 0) return;
    if (await documents.isVerified(queries, playerId)) return;
    throw new ApiFault(422, 'not-activated');
  }
}
