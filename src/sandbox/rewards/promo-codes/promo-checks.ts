import type { Guesser, Guesses } from '../../platform/counts/guesses';
import type { Database } from '../../platform/database/database';
import { ApiFault } from '../../platform/http/fault';
import { mayReach } from '../promotion/offer-standing';
import type { KnownCode, PromoCode, PromoCodes } from './promo-codes';

interface PromoCheckPorts {
  readonly database: Database;
  readonly promoCodes: PromoCodes;
  readonly guesses: Guesses;
  readonly now: () => number;
}

const KIND = 'promo-code';

/** Which codes a player is shown, and what a code that somebody types gives: wrong ones are counted, so that none is guessed. */
export class PromoChecks {
  readonly #ports: PromoCheckPorts;

  constructor(ports: PromoCheckPorts) {
    this.#ports = ports;
  }

  /** The codes for a player; null: nothing may be offered to them. */
  async shown(playerId: number): Promise<KnownCode[] | null> {
    const { promoCodes } = this.#ports;
    return (await this.#mayShow(playerId)) ? promoCodes.shown(playerId) : null;
  }

  /** What a code is to a player: undefined, with the same answer, for one that there is not and one that is not theirs. */
  async check(
    playerId: number,
    text: string,
    address: string | undefined,
  ): Promise<{ code: KnownCode | undefined; triesLeft: number }> {
    const { guesses, promoCodes } = this.#ports;
    if (!(await this.#mayShow(playerId))) throw new ApiFault(422, 'bonus-barred');
    const guess = { kind: KIND, secret: spelled(text), address, playerId } as const;
    const code = await guesses.compare(guess, () => promoCodes.known(text, playerId));
    return { code, triesLeft: guesses.leftOf(KIND, playerId) };
  }

  /** What a newcomer's code gives, by what is found of it: the promo code that it is, or something else; null: nothing. */
  async ofNewcomer<T>(
    text: string,
    address: string | undefined,
    find: (code: PromoCode | undefined) => Promise<T>,
  ): Promise<T> {
    const { guesses, promoCodes } = this.#ports;
    const guess = { kind: KIND, secret: spelled(text), address } as const;
    return guesses.compare(guess, async () => find(await promoCodes.find(text, null)));
  }

  /**
   * The code of a coupon, if it can be used; undefined too for a player who has tried too many others.
   * @remarks A coupon is checked again with each change of a price: its code is one try, however often.
   */
  async usable(text: string, guesser: Guesser): Promise<PromoCode | undefined> {
    const { guesses, promoCodes } = this.#ports;
    const guess = { kind: KIND, secret: spelled(text), ...guesser } as const;
    return guesses.compareQuietly(guess, () => promoCodes.find(text, guesser.playerId ?? null));
  }

  async #mayShow(playerId: number): Promise<boolean> {
    const { database, now } = this.#ports;
    return mayReach(database, playerId, 'page', Math.floor(now()));
  }
}

/** One spelling of a code, by which it is found. */
function spelled(text: string): string {
  return text.trim().toUpperCase();
}
