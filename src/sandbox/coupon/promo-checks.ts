import type { Database } from '../database/database';
import { ApiFault } from '../http/fault';
import { mayReach } from '../promotion/offer-standing';
import { lockPlayer } from '../players/lock-player';
import type { KnownCode, PromoCodes } from './promo-codes';

const HOUR = 3_600_000;
/** How many codes a player may check in an hour: so that none is guessed. */
export const CHECKS_AN_HOUR = 10;

interface PromoCheckPorts {
  readonly database: Database;
  readonly promoCodes: PromoCodes;
  readonly now: () => number;
}

/** Which codes a player is shown, and what a code that they type gives. */
export class PromoChecks {
  readonly #ports: PromoCheckPorts;

  constructor(ports: PromoCheckPorts) {
    this.#ports = ports;
  }

  /** The codes for a player; null: nothing may be offered to them. */
  async shown(playerId: number): Promise<KnownCode[] | null> {
    const { database, promoCodes } = this.#ports;
    const mayShow = await mayReach(database, playerId, 'page', this.#at());
    return mayShow ? promoCodes.shown(playerId) : null;
  }

  /** What a code is to a player: undefined, with the same answer, for one that there is not and one that is not theirs. */
  async check(
    playerId: number,
    text: string,
  ): Promise<{ code: KnownCode | undefined; triesLeft: number }> {
    const { promoCodes } = this.#ports;
    const triesLeft = await this.#count(playerId);
    return { code: await promoCodes.known(text, playerId), triesLeft };
  }

  /** Counts a check, and refuses it beyond those of an hour. */
  #count(playerId: number): Promise<number> {
    const at = this.#at();
    return this.#ports.database.transaction(async (queries) => {
      await lockPlayer(queries, playerId);
      if (!(await mayReach(queries, playerId, 'page', at))) throw new ApiFault(422, 'bonus-barred');
      await queries.query('DELETE FROM promo_checks WHERE player_id = $1 AND at <= $2', [
        playerId,
        at - HOUR,
      ]);
      const checks = await queries.query<{ at: number }>(
        'SELECT at FROM promo_checks WHERE player_id = $1 ORDER BY at',
        [playerId],
      );
      const [oldest] = checks;
      if (oldest && checks.length >= CHECKS_AN_HOUR) {
        const retryAfter = Math.ceil((oldest.at + HOUR - at) / 1000);
        throw new ApiFault(429, 'too-many-promo-checks', { retryAfter });
      }
      await queries.query('INSERT INTO promo_checks (player_id, at) VALUES ($1, $2)', [
        playerId,
        at,
      ]);
      return CHECKS_AN_HOUR - checks.length - 1;
    });
  }

  #at(): number {
    return Math.floor(this.#ports.now());
  }
}
