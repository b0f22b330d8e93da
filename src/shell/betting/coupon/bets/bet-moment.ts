import type { CouponBet, Settings } from '@grandstand/bus-contracts';
import { dateFormat } from '@grandstand/bus-contracts/domain';

/** The score and time of a bet's match ("2:1 67′"), its last score once it is over, or when it starts. */
export function betMoment(
  { market, score, isFinished }: Pick<CouponBet, 'market' | 'score' | 'isFinished'>,
  settings: Pick<Settings, 'timeZone' | 'is12h'>,
  tag: string,
): string {
  if ((market.isLive || isFinished) && score) {
    const minute = score.minute === null || isFinished ? '' : ` ${score.minute}′`;
    return `${score.home}:${score.away}${minute}`;
  }
  return startMoment(market.game.startsAt, settings, tag);
}

/** When a match starts: "Sat 18:00". */
export function startMoment(
  startsAt: number,
  { timeZone, is12h }: Pick<Settings, 'timeZone' | 'is12h'>,
  tag: string,
): string {
  return dateFormat(tag, {
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    is12h,
    timeZone,
  })(startsAt);
}
