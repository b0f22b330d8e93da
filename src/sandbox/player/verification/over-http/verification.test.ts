import { registerPlayer } from '@grandstand/sandbox/testing';
import { describe, expect, test } from 'vitest';
import { openVerificationBench } from '../../../../../tests/harness/operator/verification-bench';

const bench = openVerificationBench();
const { decided, decideDue, config, money, refusal, specimen, state, ticketOf, upload } = bench;

describe('what a player is asked for', () => {
  test('PRO-03 is the identity document at first, and why', async () => {
    expect(await state()).toEqual({
      status: 1,
      asked: [
        {
          type: 'passport',
          why: 'identity',
          isAdditional: false,
          state: 'missing',
          fault: null,
          again: null,
          expiresOn: null,
          isExpiringSoon: false,
          sentAt: null,
          documentId: null,
          upload: null,
        },
      ],
      reviewMs: 20_000,
      daysLeft: 30,
      isTold: false,
      isProfileComplete: true,
      maxBytes: 10_000_000,
      types: ['image/png', 'image/jpeg', 'image/webp', 'application/pdf'],
      keptDays: 30,
      identification: { isNeeded: false, hasBonus: false },
      hold: null,
    });
    expect(await config()).toMatchObject({
      verification_status: 1,
      user_status_id: 2,
      verification_types: [1],
      requested_additional_document: false,
      remaining_days_to_activate: 30,
    });
  });

  test('is for players', async () => {
    expect((await bench.operator.get('/web-api/verification')).status).toBe(401);
    expect((await bench.operator.post('/web-api/verification/ticket', {})).status).toBe(401);
  });

  test('gets no ticket before there is a profile to compare with', async () => {
    const newcomer = await registerPlayer(bench.operator);
    expect((await state(newcomer)).isProfileComplete).toBe(false);
    expect(await refusal('passport', newcomer)).toEqual([409, 'profile-incomplete']);
  });

  test('is nothing else, and nothing twice', async () => {
    expect(await refusal('bill')).toEqual([409, 'not-asked']);
    const { body } = await ticketOf('passport', new Uint8Array(3));
    await upload('passport', await specimen('passport'));
    expect(await refusal('passport')).toEqual([409, 'not-asked']);
    const late = await bench.calls.begin(bench.player, body.ticket, 10);
    expect(late.status, 'a ticket from before').toBe(409);
    await decideDue();
    expect(await refusal('passport')).toEqual([409, 'not-asked']);
  });
});

describe('the identification', () => {
  test('PRO-03 is needed where the site has it, and its bonus is paid once', async () => {
    await bench.operator.control('/site', { pages: { features: ['identification'] } });
    await bench.operator.control('/verification', { isBonusOffered: true });
    expect(await config()).toMatchObject({
      is_need_identification: true,
      is_identification_bonus: true,
    });
    const before = await money();
    expect(await decided('passport', { flaw: 'blur' })).toMatchObject({ status: 4 });
    expect(await money()).toBe(before);
    await decided('passport');
    expect(await money()).toBe(before + 5);
    expect(await config()).toMatchObject({
      is_need_identification: false,
      is_identification_bonus: false,
    });
    await bench.operator.control(`/players/${bench.player.login}/documents`, { type: 'passport' });
    expect(await config()).toMatchObject({
      is_need_identification: true,
      is_identification_bonus: false,
    });
    await decided('passport');
    expect(await money()).toBe(before + 5);
    await bench.operator.control('/verification', { isBonusOffered: false });
    await bench.operator.control('/site', { pages: {} });
    expect(await config()).toMatchObject({ is_need_identification: false });
  });

  test.each([
    ['in a time-out, and does not pay it', 33, 1, 0],
    ['who has just changed a limit, and pays it', 1, 50, 5],
  ])('P118 promises no bonus to a player %s', async (_, limitType, limitValue, paid) => {
    await bench.operator.control('/site', { pages: { features: ['identification'] } });
    await bench.operator.control('/verification', { isBonusOffered: true });
    await bench.operator.control(`/players/${bench.player.login}/limits`, {
      limitType,
      limitValue,
    });
    expect(await config()).toMatchObject({
      is_need_identification: true,
      is_identification_bonus: false,
    });
    const before = await money();
    expect(await decided('passport')).toMatchObject({ status: 3 });
    expect(await money()).toBe(before + paid);
    // The next player has the same name and birthday: a time-out would hold their account too.
    await bench.operator.control(`/players/${bench.player.login}/limits`, {
      limitType,
      limitValue: null,
    });
    await bench.operator.control('/verification', { isBonusOffered: false });
    await bench.operator.control('/site', { pages: {} });
  });
});

test('an upload that broke off is named, and another file takes its place', async () => {
  const file = await specimen('passport');
  const { body } = await ticketOf('passport', file);
  const path =
    (await bench.calls.begin(bench.player, body.ticket, file.length)).headers.get('Location') ?? '';
  await bench.calls.patch(bench.player, path, 0, file.subarray(0, 500));
  const [asked] = (await state()).asked;
  expect(asked).toMatchObject({
    state: 'missing',
    upload: { id: path.split('/').at(-1), size: file.length, received: 500 },
  });
  expect(asked?.upload?.digest).toMatch(/^[0-9a-f]{64}$/);
  await upload('passport', file);
  expect((await bench.calls.head(bench.player, path)).status, 'the one before is gone').toBe(404);
  expect((await state()).asked).toMatchObject([{ state: 'checking', upload: null }]);
});
