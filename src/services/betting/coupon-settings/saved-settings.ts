import { couponSettingsSchema, DEFAULT_COUPON_SETTINGS } from '@grandstand/bus-contracts/shell';
import type { CouponSettings } from '@grandstand/bus-contracts/shell';
import * as v from 'valibot';
import { playerHash } from '../../shared/player/player-record';
import type { KeyValueStore } from '../../ports';
import { SETTINGS_KEY } from './storage-key';
import { changed } from './transitions';

/** The settings that place bets by themselves or change their terms: they belong to one player. */
export type OwnSettings = Pick<
  CouponSettings,
  | 'changeCoefAction'
  | 'exactCoef'
  | 'isDropOnScoreChange'
  | 'isActiveOneClick'
  | 'oneClickAmount'
  | 'bonusAccountOneClickAmount'
>;

/** Where a player's own is kept; a guest has no name. */
export function ownKey(userId: string): string {
  return userId === '' ? SETTINGS_KEY : `${SETTINGS_KEY}.${playerHash(userId)}`;
}

/** The player's own settings; the defaults if none are stored. */
export function readOwn(store: KeyValueStore, userId: string): OwnSettings {
  return ownOf(parseSettings(store.get(ownKey(userId))));
}

/** How the browser is kept, with this player's own. */
export function readSettings(store: KeyValueStore, userId: string): CouponSettings {
  return { ...parseSettings(store.get(SETTINGS_KEY)), ...readOwn(store, userId) };
}

/** Stores a player's own settings apart from the browser's; a guest's own do not change. */
export function writeSettings(
  store: KeyValueStore,
  userId: string,
  settings: CouponSettings,
): void {
  if (userId !== '') {
    // Better nothing there than one-click betting that was turned off.
    if (!store.set(ownKey(userId), JSON.stringify(ownOf(settings)))) store.remove(ownKey(userId));
  }
  const common = userId === '' ? settings : { ...settings, ...readOwn(store, '') };
  store.set(SETTINGS_KEY, JSON.stringify(common));
}

function ownOf(settings: CouponSettings): OwnSettings {
  const { changeCoefAction, exactCoef, isDropOnScoreChange } = settings;
  const { isActiveOneClick, oneClickAmount, bonusAccountOneClickAmount } = settings;
  return {
    changeCoefAction,
    exactCoef,
    isDropOnScoreChange,
    isActiveOneClick,
    oneClickAmount,
    bonusAccountOneClickAmount,
  };
}

/** Longer than any settings we write. */
const MAX_LENGTH = 20_000;
const ISO_CODE = /^[A-Z]{3}$/;

const { entries } = couponSettingsSchema;

/** Reads stored settings; missing and malformed members get the default. */
export function parseSettings(raw: string | null): CouponSettings {
  const kept = membersOf(raw);
  const member = <K extends keyof CouponSettings>(key: K): CouponSettings[K] => {
    const read = v.safeParse<(typeof entries)[K]>(entries[key], kept[key]);
    return read.success ? (read.output as CouponSettings[K]) : DEFAULT_COUPON_SETTINGS[key];
  };
  const settings: CouponSettings = {
    amountStepByCurrencyIso: soundAmounts(member('amountStepByCurrencyIso')),
    changeCoefAction: member('changeCoefAction'),
    exactCoef: member('exactCoef'),
    isDropOnScoreChange: member('isDropOnScoreChange'),
    isActiveOneClick: member('isActiveOneClick'),
    oneClickAmount: soundAmounts(member('oneClickAmount')),
    bonusAccountOneClickAmount: soundAmounts(member('bonusAccountOneClickAmount')),
    isCouponFixed: member('isCouponFixed'),
    isBalanceShown: member('isBalanceShown'),
    isPossibleWinShown: member('isPossibleWinShown'),
    isAccountSelectShown: member('isAccountSelectShown'),
    isAutoMaxShown: member('isAutoMaxShown'),
    isVipBetShown: member('isVipBetShown'),
    isPriceVoiceOn: member('isPriceVoiceOn'),
    generatorSportIds: member('generatorSportIds'),
  };
  return changed(settings, {});
}

/** Amounts by currency code; other keys are dropped. */
function soundAmounts(amounts: CouponSettings['amountStepByCurrencyIso']) {
  return Object.fromEntries(Object.entries(amounts).filter(([iso]) => ISO_CODE.test(iso)));
}

function membersOf(raw: string | null): Readonly<Record<string, unknown>> {
  if (raw === null || raw.length > MAX_LENGTH) return {};
  try {
    const read = v.safeParse(v.record(v.string(), v.unknown()), JSON.parse(raw));
    return read.success ? read.output : {};
  } catch {
    return {};
  }
}
