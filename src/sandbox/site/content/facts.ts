import type { Language } from '@grandstand/bus-contracts';
import {
  formatMoney,
  fromMinor,
  languageNames,
  LANGUAGES,
  languageTag,
  MIN_BONUS_COEF,
  MIN_BONUS_LEGS,
  leastAge,
  numberFormat,
  PARTNER_LINK_DAYS,
  PARTNER_TAG_HOURS,
  toMinor,
} from '@grandstand/bus-contracts/domain';
import { MARGIN_PERCENT } from '../../betting/cash-out/cash-out-offer';
import { CURRENCIES, currencyOfIso } from '../../betting/catalog/currencies';
import { SPORTS, sportName } from '../../betting/sports/sports';
import { RULES } from '../../betting/coupon/coupon-rules';
import { boundsOf } from '../../money/payments/payment-rules';
import { wayOf } from '../../money/payments/ways/ways';
import { CARD_HOLD } from '../../money/payments/withdrawals/withdrawal-rules';
import { COOL_OFF } from '../../player/account/closing-routes';
import { optionsOf } from '../../protection/limits/limit-types';
import { SIGN_IN_LINK_LIFETIME } from '../../sign-in/lifetimes/lifetimes';
import { MIN_LENGTH } from '../../sign-in/session/passwords/password-strength';
import { listText, unitText } from '../texts/unit-text';
import type { Unit } from '../texts/unit-text';
import { MAX_FILE_BYTES } from '../../player/uploads/upload-rules';
import type { ContentSite } from './content';
import type { FigureWords } from './example-figures';
import type { Facts } from './markdown';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MEGABYTE = 1_000_000;

/** The settings that texts name, in words: a text has no figure of its own. */
export function factsOf(site: ContentSite, language: Language): Facts {
  const { siteRules, protectionRules, liveHold } = site;
  const { play, law, supportEmail } = siteRules;
  const { verification } = law;
  const currency = currencyOfIso(play.iso);
  const tag = languageTag(language);
  const money = (minor: number): string => formatMoney(minor, currency, tag);
  const { money: whole } = figureWords(site, language);
  const count = (value: number, unit?: Unit): string =>
    unit ? unitText(value, unit, language) : numberFormat(tag, { maximumFractionDigits: 1 })(value);
  const list = (items: readonly string[]): string => listText(items, language);
  const deposit = boundsOf(currency);
  const { waitMs, yearDays } = protectionRules;
  const days = (type: 30 | 33): string =>
    list(optionsOf(type, currency, yearDays).map((value) => count(value, 'day')));
  return {
    'site.name': siteRules.companyName,
    'site.email': supportEmail ?? null,
    'site.phone': siteRules.supportPhone ?? null,
    'site.address': siteRules.companyAddress ?? null,
    'site.chat':
      siteRules.isChatOffered && !siteRules.isSupportButtonHidden ? siteRules.companyName : null,
    'site.languages': list(LANGUAGES.map((each) => languageNames[each])),
    'site.sports': list(SPORTS.map((sport) => sportName(sport, language))),
    'site.currencies': list(CURRENCIES.map(({ iso }) => iso)),
    'site.age': count(leastAge(siteRules)),
    'site.signOut': orNull(siteRules.autoLogoffMinutes, (value) => count(value, 'minute')),
    'bet.least': money(currency.minBetAmount),
    'bet.most': money(currency.maxBetAmount),
    'bet.mostPaid': money(currency.maxPayout),
    'bet.selections': count(RULES.maxBets),
    'bet.bonusSelections': count(MIN_BONUS_LEGS),
    'bet.bonusOdds': numberFormat(tag, { minimumFractionDigits: 2 })(MIN_BONUS_COEF),
    'bet.priceAge': count(RULES.staleAfterMs / SECOND, 'second'),
    'bet.hold': orNull(liveHold.delay, (value) => count(value / SECOND, 'second')),
    'bet.cashOutMargin': orNull(
      siteRules.isCashOutOffered ? MARGIN_PERCENT : 0,
      (value) => `${count(value)}\u00A0%`,
    ),
    'game.cycle': count(play.minCycleMs.slots / SECOND, 'second'),
    'game.mostStake': orNull(play.maxStake.slots, whole),
    'payment.least': money(deposit.min),
    'payment.most': money(deposit.max),
    'payment.time': count(wayOf('card').lifetime / MINUTE, 'minute'),
    'payment.mostUnverified': orNull(verification.unverifiedDeposits, whole),
    'withdrawal.cardHold': count(CARD_HOLD / HOUR, 'hour'),
    'verification.from':
      verification.withdrawalFrom === null ? null : whole(verification.withdrawalFrom),
    'verification.kept': count(verification.keptDays, 'day'),
    'verification.file': count(MAX_FILE_BYTES / MEGABYTE, 'megabyte'),
    'limit.wait': count(waitMs / HOUR, 'hour'),
    'limit.timeOuts': days(33),
    'limit.exclusions': days(30),
    'limit.sessions': count(Math.max(...optionsOf(31, currency, yearDays)), 'hour'),
    'limit.checks': list(optionsOf(32, currency, yearDays).map((value) => count(value, 'minute'))),
    'account.coolOff': count(COOL_OFF / DAY, 'day'),
    'account.password': count(MIN_LENGTH),
    'account.link': count(SIGN_IN_LINK_LIFETIME / MINUTE, 'minute'),
    'partner.reference': count(PARTNER_LINK_DAYS, 'day'),
    'partner.tag': count(PARTNER_TAG_HOURS, 'hour'),
  };
}

/** How the figures of examples are written: amounts in whole units of the site's currency. */
export function figureWords(
  { siteRules }: Pick<ContentSite, 'siteRules'>,
  language: Language,
): FigureWords {
  const currency = currencyOfIso(siteRules.play.iso);
  const tag = languageTag(language);
  return {
    money: (units) => formatMoney(toMinor(units, currency.scale), currency, tag),
    percent: numberFormat(tag, { style: 'percent', maximumFractionDigits: 2 }),
    count: numberFormat(tag, { maximumFractionDigits: 3 }),
    mostStake: fromMinor(currency.maxBetAmount, currency.scale),
  };
}

/** The words of a figure; null where there is none. */
function orNull(value: number | null, write: (value: number) => string): string | null {
  return value === null || value === 0 ? null : write(value);
}
