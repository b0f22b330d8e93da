import {
  isOfMoney,
  LIMIT,
  NO_LIMIT,
  type Limit,
  type LimitMeasure,
  type LimitType,
} from '@grandstand/bus-contracts/player';
import type { AreaView } from '@grandstand/bus-contracts/area';
import { dateFormat, formatMoney, type MoneyFormat } from '@grandstand/bus-contracts/domain';
import type { TFunction } from 'i18next';

/** The texts, language, settings and currency that limits are formatted with. */
export interface LimitManner {
  readonly t: TFunction;
  /** The language tag for Intl. */
  readonly tag: string;
  readonly settings: Pick<AreaView['settings'], 'timeZone' | 'is12h'>;
  /** The format of the main account's currency. */
  readonly money: MoneyFormat;
}

const SECOND_MS = 1000;
const MINUTE = 60;

/** A limit's value: "200.00 EUR", "3 hours", "No limit". */
export function valueText(
  value: number,
  measure: LimitMeasure,
  { t, tag, money }: LimitManner,
): string {
  if (value === NO_LIMIT) return t('limits.none');
  return measure === 'money'
    ? formatMoney(value, money, tag)
    : t(`limits.count.${measure}`, { count: value });
}

/** A limit's value as a phrase: an interval for the reality check, an amount for the others. */
export function heldText(
  limit: Pick<Limit, 'limitType' | 'limitValue' | 'measure'>,
  manner: LimitManner,
): string {
  const value = valueText(limit.limitValue, limit.measure, manner);
  return limit.limitType === LIMIT.realityCheck && limit.limitValue !== NO_LIMIT
    ? manner.t('limits.every', { time: value })
    : value;
}

/** A date with its year, since it may be far ahead. */
export function momentText(ms: number, { tag, settings }: LimitManner): string {
  return dateFormat(tag, {
    timeZone: settings.timeZone,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    is12h: settings.is12h,
  })(ms);
}

/** The same for a time in seconds, as the operator sends it. */
export function secondsText(seconds: number, manner: LimitManner): string {
  return momentText(seconds * SECOND_MS, manner);
}

export interface LeftOfLimit {
  readonly text: string;
  /** The share of the limit that is left, from 0 to 1. */
  readonly share: number;
}

/** The amount left of a limit; undefined for a limit that counts nothing. */
export function leftOf(limit: Limit, manner: LimitManner): LeftOfLimit | undefined {
  const { limitState, limitValue, limitBalance, measure } = limit;
  if (
    limitState !== 'ACTIVE' ||
    limitBalance === null ||
    limitBalance === NO_LIMIT ||
    limitValue <= 0
  ) {
    return undefined;
  }
  const whole = measure === 'hours' ? limitValue * MINUTE * MINUTE : limitValue;
  const write = (size: number): string =>
    measure === 'hours' ? timeText(size, manner) : valueText(size, measure, manner);
  return {
    text: manner.t('limits.left', { left: write(limitBalance), limit: write(whole) }),
    share: Math.min(1, Math.max(0, limitBalance / whole)),
  };
}

function timeText(seconds: number, { t }: LimitManner): string {
  const all = Math.floor(Math.max(0, seconds) / MINUTE);
  const [hours, minutes] = [Math.floor(all / MINUTE), all % MINUTE];
  return t(minutes === 0 ? 'limits.hours' : 'limits.time', { hours, minutes });
}

/** A limit's full name: "Deposits, in 24 hours". */
export function limitName(
  type: LimitType,
  section: string,
  { t, tag }: Pick<LimitManner, 't' | 'tag'>,
): string {
  const field = t(`limits.field.${type}`);
  return isOfMoney(type)
    ? `${t(`limits.section.${section}.title`)}, ${field.toLocaleLowerCase(tag)}`
    : field;
}
