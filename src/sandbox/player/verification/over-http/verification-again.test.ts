import { describe, expect, test } from 'vitest';
import type { ProfileForm, ProfileGroup } from '@grandstand/bus-contracts/player';
import { fileOf } from '../../../../../tests/harness/operator/upload-bench';
import {
  ANN,
  openVerificationBench,
} from '../../../../../tests/harness/operator/verification-bench';

const DAY = 86_400_000;

const bench = openVerificationBench();
const { decided, decideDue, describePlayer, config, giveMail, messages, specimen, state, upload } =
  bench;

const setLock = (isLocked: boolean) =>
  bench.operator.control(`/players/${bench.player.login}/profile-lock`, { isLocked });

test('PRO-03 a verified player whom QA lets change their name has to prove it again, and the same name proves nothing new', async () => {
  await decided('passport');
  await setLock(false);
  await describePlayer();
  expect(await state()).toMatchObject({ status: 3 });
  await describePlayer({ ...ANN, name: 'Bob' });
  expect(await state()).toMatchObject({ status: 1, asked: [{ state: 'missing' }] });
  expect(await decided('passport')).toMatchObject({ status: 4, fault: 'other-name' });
  expect(await decided('passport', { name: 'Bob' })).toMatchObject({ status: 3 });
});

describe('the profile of a verified player', () => {
  const PATH = '/web-api/user/profile';
  const profile = async () =>
    (
      await bench.operator.get<{ result: ProfileForm }>(PATH, {
        token: await bench.calls.tokenOf(bench.player),
      })
    ).body.result;
  const save = async (group: ProfileGroup, change: object) => {
    const { version, ...form } = await profile();
    const { status, body } = await bench.operator.post<{ error?: { code: string } }>(
      PATH,
      { group, version, values: { ...form[group], ...change } },
      { token: await bench.calls.tokenOf(bench.player) },
    );
    return [status, body.error?.code];
  };
  const DOCUMENT = {
    user_passport_type: 'passport',
    user_passport_number: 'C01234567',
    user_passport_issue_date: '2015-06-01',
    // Masked numbers are not sent back.
    user_passport_series: '',
    user_passport_inn: '',
    user_pin_code: '',
  };

  test('PRO-02 is locked in name and birthday, and the address is not', async () => {
    expect(await profile()).toMatchObject({ verified: null, locked: [] });
    await decided('passport');
    const { now } = bench.operator.clock;
    expect(await profile()).toMatchObject({
      verified: { by: 'passport', at: now() },
      locked: ['person'],
    });
    expect(await save('person', { user_surname: 'Other' })).toEqual([409, 'locked']);
    expect(await save('person', { user_birthday_date: '1991-01-01' })).toEqual([409, 'locked']);
    expect((await profile()).person.user_surname).toBe(ANN.surname);
    expect(await save('address', { user_registration_address: 'Am Ring 1' })).toEqual([
      200,
      undefined,
    ]);
  });

  test('PRO-02 takes the numbers of a document once, and locks them then', async () => {
    await decided('passport');
    expect(await save('document', DOCUMENT)).toEqual([200, undefined]);
    expect(await profile()).toMatchObject({ locked: ['person', 'document'] });
    expect(await save('document', { ...DOCUMENT, user_passport_number: 'D0000' })).toEqual([
      409,
      'locked',
    ]);
    expect(await state()).toMatchObject({ status: 3 });
  });

  test('PRO-02 is not locked by a bill, nor by a document that was refused', async () => {
    await decided('passport', { flaw: 'blur' });
    await bench.operator.control(`/players/${bench.player.login}/documents`, { type: 'bill' });
    await decided('bill', { birth: '' });
    expect(await profile()).toMatchObject({ verified: null, locked: [] });
  });

  test('PRO-02 is opened by QA for a week, or until it is locked again', async () => {
    await decided('passport');
    await setLock(false);
    expect(await profile()).toMatchObject({ verified: { by: 'passport' }, locked: [] });
    await setLock(true);
    expect(await save('person', { user_name: 'Bob' })).toEqual([409, 'locked']);
    await setLock(false);
    const { clock } = bench.operator;
    clock.jump(clock.now() + 7 * DAY);
    await bench.signInAgain();
    expect(await save('person', { user_name: 'Bob' })).toEqual([409, 'locked']);
  });

  test('PRO-02 with another document number has to be proved again, and is locked then', async () => {
    await decided('passport');
    await save('document', DOCUMENT);
    await setLock(false);
    expect(await save('document', { ...DOCUMENT, user_passport_number: 'D0000' })).toEqual([
      200,
      undefined,
    ]);
    expect(await state()).toMatchObject({ status: 1 });
    expect(await profile()).toMatchObject({ verified: null, locked: [] });
    await decided('passport');
    expect(await profile()).toMatchObject({ locked: ['person', 'document'] });
  });
});

describe('an accepted document', () => {
  const dayAfter = (days: number): string =>
    new Date(bench.operator.clock.now() + days * DAY).toISOString().slice(0, 10);
  const passDays = async (days: number) => {
    const { clock } = bench.operator;
    clock.jump(clock.now() + days * DAY);
    await bench.signInAgain();
  };
  const passport = async () => (await state()).asked[0];

  test('PRO-03 that expires within 30 days says so, and is asked for again once it has', async () => {
    const expires = dayAfter(31);
    await decided('passport', { expires });
    expect(await passport()).toMatchObject({ state: 'accepted', isExpiringSoon: false });
    await passDays(2);
    expect(await passport()).toMatchObject({
      state: 'accepted',
      expiresOn: expires,
      isExpiringSoon: true,
    });
    expect(await config()).toMatchObject({ is_verification_again: false });
    await passDays(30);
    expect(await state()).toMatchObject({
      status: 1,
      asked: [{ state: 'missing', again: 'expired', isExpiringSoon: false }],
    });
    expect(await config()).toMatchObject({ verification_types: [1], is_verification_again: true });
    expect(await decided('passport')).toMatchObject({ status: 3 });
    expect(await passport()).toMatchObject({ again: null });
  });

  test('PRO-03 is asked for again after the days of the law, by the clock', async () => {
    await bench.operator.control('/site', { reverifyDays: 365 });
    await decided('passport');
    await passDays(364);
    expect(await state()).toMatchObject({ status: 3 });
    await passDays(1);
    expect(await state()).toMatchObject({ status: 1, asked: [{ again: 'time' }] });
    await bench.operator.control('/site', { reverifyDays: null });
    expect(await state()).toMatchObject({ status: 3 });
  });

  test('that people accept has the last day that they give', async () => {
    await upload('passport', fileOf('application/pdf', 900));
    await decideDue();
    const review = await bench.ownReview();
    const expires = dayAfter(10);
    await bench.operator.control(`/reviews/${review?.id}`, { decision: 'accept', expires });
    expect(await passport()).toMatchObject({ expiresOn: expires, isExpiringSoon: true });
  });

  test('PRO-03 of another kind proves what it proved, whatever its last day', async () => {
    await decided('passport');
    await bench.operator.control(`/players/${bench.player.login}/documents`, { type: 'bill' });
    await decided('bill', { birth: '', expires: dayAfter(1) });
    await passDays(20);
    expect(await state()).toMatchObject({ status: 3 });
  });
});

describe('another document', () => {
  test('PRO-03 is asked for and said so, and a verified player has to send it', async () => {
    await giveMail();
    await decided('passport');
    await bench.operator.control(`/players/${bench.player.login}/documents`, { type: 'bill' });
    expect(await state()).toMatchObject({
      status: 5,
      asked: [
        { type: 'passport', state: 'accepted' },
        { type: 'bill', why: 'address', isAdditional: true, state: 'missing' },
      ],
    });
    expect(await config()).toMatchObject({
      verification_status: 5,
      requested_additional_document: true,
      verification_types: [2],
    });
    expect((await messages())[0]?.template).toBe('document-asked');
    await upload('bill', await specimen('bill', { birth: '' }));
    expect(await state()).toMatchObject({ status: 2 });
    await decideDue();
    expect(await state()).toMatchObject({ status: 3 });
  });

  test('is told apart from the last one: not yet verified', async () => {
    await giveMail();
    await bench.operator.control(`/players/${bench.player.login}/documents`, { type: 'selfie' });
    const selfie = await specimen('selfie', { expires: '2001-01-01' });
    await upload('selfie', selfie);
    await decideDue();
    expect(await state()).toMatchObject({
      status: 1,
      asked: [
        { type: 'passport', state: 'missing' },
        { type: 'selfie', state: 'accepted' },
      ],
    });
    expect((await messages())[0]?.template).toBe('document-accepted');
  });

  test('of the same kind counts anew', async () => {
    await decided('passport');
    await bench.operator.control(`/players/${bench.player.login}/documents`, { type: 'passport' });
    expect(await state()).toMatchObject({
      status: 5,
      asked: [{ type: 'passport', isAdditional: true, state: 'missing' }],
    });
    expect(await decided('passport')).toMatchObject({ status: 3, state: 'accepted' });
  });
});
