import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import type { Limit } from '@grandstand/bus-contracts/player';
import { describe, expect, it } from 'vitest';
import { createI18n, loadRoomTexts } from '../../src/i18n';
import type { LimitFact } from '../../src/services/protection/limits/limit-facts';
import { NO_LIMITS } from '../../src/services/protection/limits/limits-state';
import { createLimitWords } from '../../src/services/protection/limits/limit-words';

const BEGIN = Date.UTC(2026, 10, 22, 12) / 1000;
const END = Date.UTC(2027, 1, 3, 12) / 1000;

function held(limitType: 30 | 33, startedAt: number | null, endsAt: number | null): LimitFact {
  const limit: Limit = {
    limitType,
    limitValue: 30,
    limitState: 'ACTIVE',
    startedAt,
    endsAt,
    limitBalance: null,
    needApprove: false,
    selfExcludeReason: null,
    measure: 'days',
    availableValues: [],
  };
  return { kind: 'exclusion', key: 'limits', limit };
}

describe.each([...LANGUAGES])('the texts of limits in %s', (language) => {
  const words = createLimitWords(
    { peek: () => undefined },
    language,
    async () => createI18n(language, await loadRoomTexts('player', language)).t,
  );

  it.each([30, 33] as const)(
    'LIM-06 describe a period of type %i by its own moments only',
    async (type) => {
      const textOf = async (from: number | null, until: number | null): Promise<string> =>
        (await words.fact(held(type, from, until), NO_LIMITS)).text;
      const texts = await Promise.all([
        textOf(BEGIN, END),
        textOf(BEGIN, null),
        textOf(null, END),
        textOf(null, null),
      ]);
      expect(texts.map((text) => [text.includes('2026'), text.includes('2027')])).toEqual([
        [true, true],
        [true, false],
        [false, true],
        [false, false],
      ]);
      for (const text of texts) expect(text).not.toMatch(/1970|\{\{|protection\./);
    },
  );

  it('LIM-11 describe a change that waits, with the moment if it is known', async () => {
    const saved = await words.outcome('confirm_limit_success');
    const pending = {
      limitType: 20,
      direction: 'higher',
      limitValue: 100,
      startedAt: BEGIN,
      endsAt: END,
      hoursLeft: 24,
      needApprove: false,
      iso: 'EUR',
    } as const;
    const [known, unknown, period] = await Promise.all([
      words.waiting(pending),
      words.waiting(undefined),
      words.waiting({ ...pending, limitType: 30 }),
    ]);
    expect([known, unknown, period]).not.toContain(saved);
    expect([known, unknown, period].map((text) => text.includes('2026'))).toEqual([
      true,
      false,
      true,
    ]);
  });
});

it.each([
  ['en', 'main account', 'additional account'],
  ['ru', 'основной счёт', 'дополнительный счёт'],
  ['ua', 'основний рахунок', 'додатковий рахунок'],
  ['az', 'Əsas hesab', 'Əlavə hesab'],
  ['kz', 'Негізгі шот', 'Қосымша шот'],
] as const)(
  'RMD-03 status 1 is said of the main account, 2 of an additional one, and neither has to be converted: %s',
  async (language, main, additional) => {
    const { t } = createI18n(language, await loadRoomTexts('player', language));
    expect(t('notices.conversion.1')).toContain(main);
    expect(t('notices.conversion.2')).toContain(additional);
    for (const status of [1, 2]) {
      const can = /can be|можно|можна|olar|болады/;
      expect(t(`notices.conversion.${status}`)).toMatch(can);
    }
  },
);
