import { settingsState } from '@grandstand/bus-contracts';
import type { Language, ShellHandle } from '@grandstand/bus-contracts';
import { isExclusion, LIMIT } from '@grandstand/bus-contracts/player';
import type { LimitsState } from '@grandstand/bus-contracts/player';
import { dateFormat, formatMoney, languageTag } from '@grandstand/bus-contracts/domain';
import type { TFunction } from 'i18next';
import type { LimitsPorts } from '.';
import type { LimitFact } from './limit-facts';

const SECOND_MS = 1000;
const NO_LIMIT = -1;

/**
 * The texts of limits, in the player's language, currency and time zone.
 * @param words Loads the texts that players see.
 */
export function createLimitWords(
  bus: Pick<ShellHandle, 'peek'>,
  language: Language,
  words: () => Promise<TFunction>,
): LimitsPorts['words'] {
  const tag = languageTag(language);

  const moment = (seconds: number): string => {
    const { timeZone, is12h } = bus.peek(settingsState) ?? {};
    return dateFormat(tag, {
      day: '2-digit',
      // In digits, which in English are read both ways.
      month: language === 'en' ? 'short' : '2-digit',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      is12h: is12h ?? 0,
      ...(timeZone !== undefined && { timeZone }),
    })(seconds * SECOND_MS);
  };
  const limitOf = (
    t: TFunction,
    { limitType, limitValue, iso }: LimitsState['pending'][number],
    scale: number,
  ): string => {
    const value =
      limitValue === NO_LIMIT
        ? t('protection.noLimit')
        : formatMoney(limitValue, { iso: iso ?? '', scale }, tag);
    return t(`protection.deposit.${limitType}`, { value });
  };

  return {
    outcome: async (text) => (await words())(text),
    waiting: async (pending) => {
      const t = await words();
      if (!pending) return t('protection.change.waits');
      const text = isExclusion(pending.limitType) ? 'begins' : 'waitsUntil';
      return t(`protection.change.${text}`, { time: moment(pending.startedAt) });
    },
    fact: async (fact: LimitFact, { scale }) => {
      const t = await words();
      if (fact.kind === 'exclusion') {
        const { limitType, startedAt, endsAt } = fact.limit;
        const name = limitType === LIMIT.selfExclusion ? 'exclusion' : 'timeout';
        const from = startedAt === null ? null : moment(startedAt);
        const until = endsAt === null ? null : moment(endsAt);
        const period =
          until === null ? (from === null ? 'always' : 'open') : from === null ? 'until' : 'text';
        return {
          title: t(`protection.${name}.title`),
          text: t(`protection.${name}.${period}`, { from, until }),
        };
      }
      const name = fact.kind === 'waiting' ? 'waiting' : 'toApprove';
      const { pending } = fact;
      return {
        title: t(`protection.${name}.title`),
        text: t(`protection.${name}.text`, {
          limit: limitOf(t, pending, scale),
          hours: pending.hoursLeft,
        }),
      };
    },
  };
}
