import { apiCall } from '@grandstand/bus-contracts';
import { lottoAnswers } from '@grandstand/bus-contracts/answers';
import * as v from 'valibot';
import type { LottoBus } from '../manifest';
import type { LottoSource } from './source';

/** The draws as the shell's services answer them. */
export function busSource(bus: LottoBus): LottoSource {
  return {
    async lotteries(signal) {
      const { answer } = await bus.send(apiCall, { call: 'lottoLotteries', input: {} }, { signal });
      return v.parse(lottoAnswers.lottoLotteries, answer);
    },
    async draws(wanted, signal) {
      const input = { ...wanted };
      const { answer } = await bus.send(apiCall, { call: 'lottoDraws', input }, { signal });
      return v.parse(lottoAnswers.lottoDraws, answer);
    },
  };
}
