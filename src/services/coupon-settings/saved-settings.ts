import { couponSettingsSchema, DEFAULT_COUPON_SETTINGS } from '@grandstand/bus-contracts/shell';
import type { CouponSettings } from '@grandstand/bus-contracts/shell';
import * as v from 'valibot';
import { changed } from './transitions';

export const SETTINGS_KEY = 'couponSettings';

/** Longer than any settings we write. */
const LONGEST = 20_000;
const ISO_CODE = /^[A-Z]{3}$/;

const { entries } = couponSettingsSchema;

/** Reads what was kept; what is missing or makes no sense is the default. */
export function parseSettings(raw: string | null): CouponSettings {
  const kept = membersOf(raw);
  const member = <K extends keyof CouponSettings>(key: K): CouponSettings[K] => {
    const read = v.safeParse<(typeof entries)[K]>(entries[key], kept[key]);
    return read.success ? (read.output as CouponSettings[K]) : DEFAULT_COUPON_SETTINGS[key];
  };
  const settings: CouponSettings = {
    amountStepByCurrencyIso: soundSteps(member('amountStepByCurrencyIso')),
    changeCoefAction: member('changeCoefAction'),
    exactCoef: member('exactCoef'),
    isDropOnScoreChange: member('isDropOnScoreChange'),
    isActiveOneClick: member('isActiveOneClick'),
    oneClickAmount: member('oneClickAmount'),
    bonusAccountOneClickAmount: member('bonusAccountOneClickAmount'),
    isCouponFixed: member('isCouponFixed'),
    isBalanceShown: member('isBalanceShown'),
    isPossibleWinShown: member('isPossibleWinShown'),
    isAccountSelectShown: member('isAccountSelectShown'),
    isAutoMaxShown: member('isAutoMaxShown'),
    isVipBetShown: member('isVipBetShown'),
    generatorSportIds: member('generatorSportIds'),
  };
  return changed(settings, {});
}

/** Steps by the codes of currencies; whatever else was put there is no currency. */
function soundSteps(steps: CouponSettings['amountStepByCurrencyIso']) {
  return Object.fromEntries(Object.entries(steps).filter(([iso]) => ISO_CODE.test(iso)));
}

function membersOf(raw: string | null): Readonly<Record<string, unknown>> {
  if (raw === null || raw.length > LONGEST) return {};
  try {
    const read = v.safeParse(v.record(v.string(), v.unknown()), JSON.parse(raw));
    return read.success ? read.output : {};
  } catch {
    return {};
  }
}
