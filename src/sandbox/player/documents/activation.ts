import type { Queries } from '../../platform/database/database';
import { one } from '../../platform/database/database';
import { ApiFault } from '../../platform/http/fault';
import type { Documents } from './documents';
import { DAY } from './verification-rules';

/** How long a player has time to confirm a first address, or to be verified by documents. */
const TIME_TO_ACTIVATE = 30 * DAY;

/** What the activation of an account depends on; times in milliseconds. */
export type Activation = {
  readonly mail: string | null;
  readonly phone: string | null;
  readonly registered_at: number;
};

/** The days that are left to confirm a first address, begun ones too; null where one is confirmed. */
export function daysToActivate(
  { mail, phone, registered_at }: Activation,
  now: number,
): number | null {
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
    const player = one(
      await queries.query<Activation>(
        'SELECT mail, phone, registered_at FROM players WHERE id = $1',
        [playerId],
      ),
    );
    if (daysToActivate(player, now()) !== 0) return;
    if (await documents.isVerified(queries, playerId)) return;
    throw new ApiFault(422, 'not-activated');
  }
}
