import {
  couponRemoveBet,
  dialogsOpen,
  type CouponProblem,
  type CouponState,
} from '@grandstand/bus-contracts';
import {
  couponAcceptPrices,
  couponSetAmount,
  couponSetAmountOf,
  couponSetBanker,
  couponSetPromoCode,
  couponSetSystemValue,
  couponSetType,
  couponSettingsSet,
  feedReconnect,
} from '@grandstand/bus-contracts/shell';
import {
  BATCH,
  BONUS_ACCOUNT,
  COUPON_PROBLEM_DETAILS,
  EXPRESS,
  formatMoney,
  SINGLE,
} from '@grandstand/bus-contracts/domain';
import type { CouponFix } from '@grandstand/bus-contracts/domain';
import { useSend } from '@grandstand/bus-contracts/react';
import { useTexts } from '../../../../i18n/use-texts';
import { useLanguage } from '../../../frame/shell-state';
import { maxStake, totalStake, type AskedSingle } from '../shared/stakes';
import {
  betName,
  isNamed,
  stakeCount,
  useOutcomeTexts,
  type StakeMoney,
} from '../shared/words-and-money';

export interface FixesInput {
  readonly problem: CouponProblem;
  readonly coupon: CouponState;
  readonly money: StakeMoney;
  /** Places the coupon again, or a single that was asked for by itself. */
  readonly onAgain: (single?: AskedSingle) => void;
}

export interface Fix {
  readonly label: string;
  /** Whether it places the coupon. */
  readonly isPlace: boolean;
  readonly run: () => void;
}

/** The fixes of a problem. */
export function useFixes({ problem, coupon, money, onAgain }: FixesInput): readonly Fix[] {
  const { t } = useTexts();
  const { tag } = useLanguage();
  const texts = useOutcomeTexts();
  const { send: setAmount } = useSend(couponSetAmount);
  const { send: setAmountOf } = useSend(couponSetAmountOf);
  const { send: setType } = useSend(couponSetType);
  const { send: setSystemValue } = useSend(couponSetSystemValue);
  const { send: setBanker } = useSend(couponSetBanker);
  const { send: setPromoCode } = useSend(couponSetPromoCode);
  const { send: removeBet } = useSend(couponRemoveBet);
  const { send: accept } = useSend(couponAcceptPrices);
  const { send: open } = useSend(dialogsOpen);
  const { send: connect } = useSend(feedReconnect);
  const { send: set } = useSend(couponSettingsSet);
  const { marketId, gameId, stake } = problem;
  const single = marketId !== undefined && stake !== undefined ? { marketId, stake } : undefined;
  const ofBet = (run: (id: string) => unknown): (() => unknown) | null =>
    marketId === undefined ? null : () => run(marketId);
  const amount = fixingAmount(problem, coupon, money);
  const isOwn = coupon.typeId === BATCH && marketId !== undefined;
  const setTo =
    amount === null
      ? null
      : () => (isOwn ? setAmountOf({ betId: marketId, amount }) : setAmount({ amount }));
  const lack = lackingMoney(coupon, money);
  const fewest = fewestLines(coupon);
  const later = coupon.bets.findLast(({ isDepend }) => isDepend);
  /** Null: not available for this coupon. */
  const presses: Readonly<Record<CouponFix, (() => unknown) | null>> = {
    limit: setTo,
    most: setTo,
    deposit: lack === null ? null : () => open({ name: 'recharge', args: { amount: lack } }),
    accept: () => accept({ ...(marketId && { marketId }), ...(gameId && { gameId }) }),
    remove: ofBet((id) => removeBet({ marketId: id })),
    removeLater: later ? () => removeBet({ marketId: later.market.id }) : null,
    split: () => setType({ typeId: SINGLE }),
    free: ofBet((id) => setBanker({ marketId: id, isBanker: false })),
    noPromo: () => setPromoCode({ code: '' }),
    fewerLines: fewest === null ? null : () => setSystemValue({ systemValue: fewest }),
    single: () => setType({ typeId: SINGLE }),
    express: () => setType({ typeId: EXPRESS }),
    signIn: () => open({ name: 'sign-in' }),
    connect: () => connect({}),
    again: () => onAgain(single),
    presentOdds: () => set({ exactCoef: 0 }),
  };
  const labelOf = (key: CouponFix): string => {
    switch (key) {
      case 'limit':
      case 'most':
        return t('coupon.fix.set', { amount: formatMoney(amount ?? 0, money, tag) });
      case 'deposit':
        return t('coupon.fix.deposit', { amount: formatMoney(lack ?? 0, money, tag) });
      case 'removeLater':
        return later && isNamed(later)
          ? t('coupon.remove', { name: betName(texts, later) })
          : t('coupon.fix.remove');
      case 'again':
        return single
          ? t('coupon.fix.againAt', { amount: formatMoney(single.stake, money, tag) })
          : t('coupon.fix.again');
      default:
        return t(`coupon.fix.${key}`);
    }
  };
  return fixesOf(problem, coupon).flatMap((key) => {
    const run = presses[key];
    if (!run) return [];
    return [{ label: labelOf(key), isPlace: key === 'again', run: () => void run() }];
  });
}

/** A single beside other bets has its own stake: what would set the stake of all bets is no fix of it. */
function fixesOf({ code, stake }: CouponProblem, { typeId }: CouponState): readonly CouponFix[] {
  const { fixes = [] } = COUPON_PROBLEM_DETAILS[code];
  const isOfAll = fixes.includes('limit') || fixes.includes('most');
  return stake !== undefined && isOfAll && typeId !== BATCH ? ['split', 'remove'] : fixes;
}

/** The stake that fixes the problem; null if there is none. */
function fixingAmount(
  { code, limit }: CouponProblem,
  coupon: CouponState,
  money: StakeMoney,
): number | null {
  if (code === 'stake-too-small' || code === 'stake-too-big') return limit ?? null;
  // With several stakes it is unknown which one to reduce.
  if (coupon.typeId === BATCH && stakeCount(coupon) > 1) return null;
  const most = maxStake(coupon, money);
  return most > 0 && most >= (coupon.minBetAmount ?? 1) ? most : null;
}

/** What the account lacks for the stake; null for a bonus account, into which nothing is paid, and while a stake is missing. */
function lackingMoney(coupon: CouponState, { account }: StakeMoney): number | null {
  const stake = totalStake(coupon);
  if (!account || account.type === BONUS_ACCOUNT || stake === null) return null;
  const lack = stake - account.money - coupon.availablePrepaidAmount;
  return lack > 0 ? lack : null;
}

/** The system value with the fewest lines; null if it is chosen already. */
function fewestLines({ systemOptions, systemValue }: CouponState): number | null {
  const [fewest] = systemOptions.toSorted((a, b) => a.combo - b.combo);
  return fewest && fewest.value !== systemValue ? fewest.value : null;
}
