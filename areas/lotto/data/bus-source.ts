import { callOperator, lottoAnswers } from '@grandstand/bus-contracts/answers';
import type { LottoBus } from '../manifest';
import type { LottoSource } from './source';

/** The draws as the shell's services answer them. */
export function busSource(bus: LottoBus): LottoSource {
  return {
    async lotteries(signal) {
      const schema = lottoAnswers.lottoLotteries;
      return callOperator(bus, 'lottoLotteries', schema, {}, { signal });
    },
    async draws(wanted, signal) {
      return callOperator(bus, 'lottoDraws', lottoAnswers.lottoDraws, wanted, { signal });
    },
  };
}
