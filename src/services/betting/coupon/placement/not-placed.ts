import { noticesShow } from '@grandstand/bus-contracts';
import type { CouponProblem, ShellHandle } from '@grandstand/bus-contracts';
import type { Log } from '../../../ports';
import type { CouponAccess } from '../coupon-access';

/** A bet that was asked for outside the coupon's own button, or left the coupon since, and was not placed. */
export interface NotPlaced {
  readonly marketId: string;
  readonly problem: CouponProblem;
  /** "Arsenal – Chelsea"; left out: as the coupon names it. */
  readonly match?: string | undefined;
}

/** Tells the player of it, where they are. */
export type TellNotPlaced = (bet: NotPlaced) => void;

/** The words of a notice, in the language of the page. */
export interface NotPlacedWords {
  /** `match`: empty if it has no name yet. */
  readonly title: (match: string) => Promise<string>;
  readonly reason: (
    problem: CouponProblem,
    /** The currency of its amounts, and the balance. */
    money: { readonly iso: string; readonly scale: number; readonly money?: number },
  ) => Promise<string>;
}

interface NotPlacedPorts {
  readonly bus: Pick<ShellHandle<'coupon'>, 'send'>;
  readonly coupon: Pick<CouponAccess, 'present'>;
  readonly words: NotPlacedWords;
  readonly log: Log;
}

/** A later notice replaces the former one. */
const KEY = 'bet-not-placed';

/** Shows a notice of a bet that was not placed: the coupon itself may be out of sight, or have other bets by now. */
export function createTellNotPlaced({ bus, coupon, words, log }: NotPlacedPorts): TellNotPlaced {
  return ({ marketId, problem, match }) => {
    const { draft, context } = coupon.present();
    const game = draft.bets.find(({ bet }) => bet.market.id === marketId)?.bet.market.game;
    const money = context.account ?? context.currency ?? { iso: '', scale: 0 };
    const name = match ?? (game?.home ? `${game.home} – ${game.away}` : '');
    Promise.all([words.title(name), words.reason(problem, money)])
      .then(async ([title, text]) =>
        bus.send(noticesShow, { kind: 'error', title, text, priority: 'outcome', key: KEY }),
      )
      .catch((error: unknown) => log('warn', 'A notice could not be shown.', error));
  };
}
