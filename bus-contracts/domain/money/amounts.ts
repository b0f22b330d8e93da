import { toMinor } from './money';

/** Whole units of the currency, as the specification gives them. */
interface DefaultAmounts {
  readonly step: number;
  readonly initial: number;
}

const FALLBACK: DefaultAmounts = { step: 100, initial: 150 };

/** The specification's; those of other currencies are the operator's, in the site config. */
const DEFAULTS: Readonly<Record<string, DefaultAmounts>> = {
  RUB: FALLBACK,
  USD: { step: 2.5, initial: 5 },
};

/** A currency of the site config; amounts are minor units. */
export interface AmountCurrency {
  readonly iso: string;
  readonly scale: number;
  readonly amountStep?: number;
  readonly initialAmount?: number;
}

/** The amounts that the player set instead of the defaults, in minor units by the currency's ISO code. */
export type ChosenAmounts = Readonly<Record<string, number>>;

/** The step of the stake's buttons: the player's, or else the specification's, the operator's, that of RUB. */
export function amountStep(currency: AmountCurrency, chosen: ChosenAmounts = {}): number {
  return amountOf(currency, 'step', currency.amountStep, chosen);
}

/** The stake offered first: the player's, or else the specification's, the operator's, that of RUB. */
export function initialAmount(currency: AmountCurrency, chosen: ChosenAmounts = {}): number {
  return amountOf(currency, 'initial', currency.initialAmount, chosen);
}

function amountOf(
  { iso, scale }: AmountCurrency,
  which: keyof DefaultAmounts,
  configured: number | undefined,
  chosen: ChosenAmounts,
): number {
  const own = Object.hasOwn(chosen, iso) ? chosen[iso] : undefined;
  if (isAmount(own)) return own;
  if (Object.hasOwn(DEFAULTS, iso)) return toMinor((DEFAULTS[iso] ?? FALLBACK)[which], scale);
  return isAmount(configured) ? configured : toMinor(FALLBACK[which], scale);
}

function isAmount(amount: number | undefined): amount is number {
  return Number.isSafeInteger(amount) && Number(amount) > 0;
}

/** The stake one step up or down, within its bounds; from an empty field up to the least, or to one step. */
export function steppedAmount(stake: {
  readonly amount: number | null;
  readonly step: number;
  readonly direction: 1 | -1;
  readonly min: number;
  /** Null: none. */
  readonly max: number | null;
}): number {
  const wished = (stake.amount ?? 0) + stake.step * stake.direction;
  const most = stake.max ?? Number.MAX_SAFE_INTEGER;
  return Math.min(Math.max(wished, stake.min, 0), most);
}
