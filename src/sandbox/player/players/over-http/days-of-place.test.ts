import type { ProfileForm } from '@grandstand/bus-contracts/player';
import type { ErrorBody, TestOperator } from '@grandstand/sandbox/testing';
import { registerPlayer, startOperator } from '@grandstand/sandbox/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verificationBench } from '../../../../../tests/harness/operator/verification-bench';

const IDS = { KZ: 3, DE: 5, US: 21 } as const;
type Code = keyof typeof IDS;
const EUR = 3;

let operator: TestOperator;

/** One operator for tests that follow each other in time. */
function startInOrderOfTime(): void {
  beforeAll(async () => {
    operator = await startOperator();
  });
  afterAll(() => operator.sandbox.close());
}

const at = (moment: string): void => operator.clock.jump(Date.parse(moment));

async function saved(country: Code, moment: string, group: string, change: object) {
  const player = await registerPlayer(operator, EUR, { country_id: IDS[country] });
  at(moment);
  const cookie = { cookie: player.cookie };
  const { token } = (await operator.get<{ token: string }>('/web-api/user/gettoken', cookie)).body;
  const path = '/web-api/user/profile';
  const form = (await operator.get<{ result: ProfileForm }>(path, { token })).body.result;
  const values = { ...form[group as 'person' | 'document'], ...change };
  const answer = await operator.post<{ error?: { details: { fields: object } } }>(
    path,
    { group, version: form.version, values },
    { token },
  );
  return answer.body.error?.details.fields ?? {};
}

/** 20:30 UTC is 01:30 of the next day in Kazakhstan, and 01:00 UTC is the afternoon before on Hawaii. */
const BIRTHDAYS = [
  ['KZ', '2026-11-24T18:59:00Z', false],
  ['KZ', '2026-11-24T19:00:00Z', true],
  ['DE', '2026-11-24T22:59:00Z', false],
  ['DE', '2026-11-24T23:00:00Z', true],
  ['US', '2026-11-25T01:00:00Z', false],
  ['US', '2026-11-25T09:59:00Z', false],
  ['US', '2026-11-25T10:00:00Z', true],
] as const;

describe('who was born on 25 November 2008', () => {
  startInOrderOfTime();

  test.each(BIRTHDAYS)(
    'REG-02 in %s registers by mail at %s: %s',
    async (country, moment, isOfAge) => {
      at(moment);
      const { status, body } = await operator.post<ErrorBody>('/web-api/user/register', {
        type: 'full_reg',
        country_id: IDS[country],
        currency_id: EUR,
        is_of_age: true,
        is_terms_agreed: true,
        password: 'correct horse battery',
        name: 'Ann',
        email: 'ann@mail.example',
        date_birthday: '2008-11-25',
      });
      expect(status === 200 || body.error.code).toBe(isOfAge || 'under-age');
    },
  );
});

describe('a player who was born on 25 November 2008', () => {
  startInOrderOfTime();

  test.each(BIRTHDAYS)(
    'in %s says so in the profile at %s: %s',
    async (country, moment, isOfAge) => {
      const person = {
        user_name: 'Ann',
        user_surname: 'Smith',
        user_birthday_date: '2008-11-25',
      };
      const faults = isOfAge ? {} : { user_birthday_date: 'under-age' };
      expect(await saved(country, moment, 'person', person)).toEqual(faults);
    },
  );
});

const DOCUMENT = {
  user_passport_type: 'passport',
  user_passport_number: 'C01234567',
  user_passport_issue_date: '2026-11-25',
};

describe('a document that is issued on 25 November', () => {
  startInOrderOfTime();

  test.each([
    ['KZ', '2026-11-24T18:59:00Z', false],
    ['KZ', '2026-11-24T20:30:00Z', true],
    ['DE', '2026-11-24T22:59:00Z', false],
    ['DE', '2026-11-24T23:00:00Z', true],
    // New York is the first to have the day.
    ['US', '2026-11-25T04:59:00Z', false],
    ['US', '2026-11-25T05:00:00Z', true],
  ] as const)('in %s is issued at %s: %s', async (country, moment, isIssued) => {
    const faults = isIssued ? {} : { user_passport_issue_date: 'future' };
    expect(await saved(country, moment, 'document', DOCUMENT)).toEqual(faults);
  });
});

describe('a document that is entered and valid until 25 November', () => {
  startInOrderOfTime();

  test.each([
    ['KZ', '2026-11-25T18:59:00Z', true],
    ['KZ', '2026-11-25T19:00:00Z', false],
    // Hawaii is the last to have the day.
    ['US', '2026-11-26T09:59:00Z', true],
    ['US', '2026-11-26T10:00:00Z', false],
  ] as const)('in %s is valid on that day, at %s: %s', async (country, moment, isValid) => {
    const document = { ...DOCUMENT, user_passport_issue_date: '2016-11-25' };
    const change = { ...document, user_passport_data: '2026-11-25' };
    const faults = isValid ? {} : { user_passport_data: 'past' };
    expect(await saved(country, moment, 'document', change)).toEqual(faults);
  });
});

describe('an accepted document that is valid until 25 November', () => {
  startInOrderOfTime();

  test.each([
    ['KZ', '2026-11-25T18:30:00Z', 'accepted'],
    ['KZ', '2026-11-25T19:00:00Z', 'missing'],
    ['US', '2026-11-26T09:30:00Z', 'accepted'],
    ['US', '2026-11-26T10:00:00Z', 'missing'],
  ] as const)('PRO-03 in %s proves who a player is at %s: %s', async (country, moment, is) => {
    const bench = verificationBench(operator);
    const player = await registerPlayer(operator, EUR, { country_id: IDS[country] });
    await bench.describePlayer(player);
    await bench.uploadProof(
      player,
      'passport',
      await bench.specimen('passport', { expires: '2026-11-25' }),
    );
    await bench.decideDue();
    at(moment);
    const state = await bench.state(player);
    expect(state.asked[0]).toMatchObject({ type: 'passport', state: is });
  });
});
