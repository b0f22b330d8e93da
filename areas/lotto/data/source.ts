import type {
  Lottery,
  LottoDraw,
  lottoAnswers,
  LottoLotteries,
} from '@grandstand/bus-contracts/answers';
import type * as v from 'valibot';

export type DrawList = v.InferOutput<(typeof lottoAnswers)['lottoDraws']>;
/** A lottery with its next draws. */
export type LotteryNow = LottoLotteries['lotteries'][number];

/** Which draws of a lottery a screen shows. */
export interface DrawsQuery {
  readonly lottery: Lottery;
  /** The number of a draw: those before it. */
  readonly before?: string | undefined;
}

/** Where draws come from: the bus in a page, the back end on a server. */
export interface LottoSource {
  lotteries(signal?: AbortSignal): Promise<LottoLotteries>;
  draws(wanted: DrawsQuery, signal?: AbortSignal): Promise<DrawList>;
}

export type { LottoDraw, LottoLotteries };
