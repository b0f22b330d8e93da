import type { TestOperator, TestPlayer } from '@grandstand/sandbox/testing';
import { moneyOf, registerPlayer, startOperator } from '@grandstand/sandbox/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fileOf } from '../uploads/upload-bench';
import { ANN, verificationBench } from './verification-bench';

let operator: TestOperator;
let bench: ReturnType<typeof verificationBench>;
let player: TestPlayer;

beforeAll(async () => {
  operator = await startOperator();
  bench = verificationBench(operator);
});
beforeEach(async () => {
  player = await registerPlayer(operator);
  await bench.describePlayer(player);
});
afterAll(async () => {
  expect(operator.problems).toEqual([]);
  await operator.sandbox.close();
});

/** Sends a specimen and lets it be decided; returns what became of it. */
async function decided(type: string, fields: Readonly<Record<string, string>> = {}) {
  const sent = await bench.uploadProof(player, type, await bench.specimen(type, fields));
  expect(sent.status).toBe(204);
  await bench.decideDue();
  const { status, asked } = await bench.state(player);
  const { state, fault } = asked.find((one) => one.type === type) ?? {};
  return { status, state, fault };
}
const refusal = async (type: string, of = player) => {
  const { status, body } = await bench.proofTicketOf(of, type, new Uint8Array(3));
  return [status, body.error.code];
};

describe('what a player is asked for', () => {
  test('PRO-03 is the identity document at first, and why', async () => {
    expect(await bench.state(player)).toEqual({
      status: 1,
      asked: [
        {
          type: 'passport',
          why: 'identity',
          isAdditional: false,
          state: 'missing',
          fault: null,
          sentAt: null,
          documentId: null,
          upload: null,
        },
      ],
      reviewMs: 20_000,
      daysLeft: 30,
      isProfileComplete: true,
      maxBytes: 10_000_000,
      types: ['image/png', 'image/jpeg', 'image/webp', 'application/pdf'],
      keptDays: 30,
      identification: { isNeeded: false, hasBonus: false },
    });
    expect(await bench.config(player)).toMatchObject({
      verification_status: 1,
      user_status_id: 2,
      verification_types: [1],
      requested_additional_document: false,
      remaining_days_to_activate: 30,
    });
  });

  test('is for players', async () => {
    expect((await operator.get('/web-api/verification')).status).toBe(401);
    expect((await operator.post('/web-api/verification/ticket', {})).status).toBe(401);
  });

  test('gets no ticket before there is a profile to compare with', async () => {
    const newcomer = await registerPlayer(operator);
    expect((await bench.state(newcomer)).isProfileComplete).toBe(false);
    expect(await refusal('passport', newcomer)).toEqual([409, 'profile-incomplete']);
  });

  test('is nothing else, and nothing twice', async () => {
    expect(await refusal('bill')).toEqual([409, 'not-asked']);
    const { body } = await bench.proofTicketOf(player, 'passport', new Uint8Array(3));
    await bench.uploadProof(player, 'passport', await bench.specimen('passport'));
    expect(await refusal('passport')).toEqual([409, 'not-asked']);
    const late = await bench.begin(player, body.ticket, 10);
    expect(late.status, 'a ticket from before').toBe(409);
    await bench.decideDue();
    expect(await refusal('passport')).toEqual([409, 'not-asked']);
  });
});

describe('a review', () => {
  test('PRO-03 takes 20 seconds, and accepts a specimen with the data of the profile', async () => {
    await bench.giveMail(player);
    const file = await bench.specimen('passport', { name: ' ANN ', surname: 'o’neil-əliyeva' });
    await bench.uploadProof(player, 'passport', file);
    expect((await bench.state(player)).asked).toMatchObject([{ state: 'checking', upload: null }]);
    expect(await bench.config(player)).toMatchObject({
      verification_status: 2,
      user_status_id: 1,
      verification_types: [],
    });
    operator.clock.jump(operator.clock.now() + 19_000);
    await operator.control('/settle');
    expect(await bench.state(player)).toMatchObject({ status: 2 });
    operator.clock.jump(operator.clock.now() + 1_000);
    await operator.control('/settle');
    expect(await bench.state(player)).toMatchObject({ status: 3, asked: [{ state: 'accepted' }] });
    expect(await bench.config(player)).toMatchObject({
      verification_status: 3,
      user_status_id: 2,
      verification_types: [],
      remaining_days_to_activate: null,
    });
    expect((await bench.messages(player)).map(({ template }) => template)).toEqual([
      'identity-verified',
    ]);
  });

  test('PRO-03 opens an account without an address that is verified', async () => {
    expect(await decided('passport')).toMatchObject({ status: 3 });
    expect(await bench.config(player)).toMatchObject({ remaining_days_to_activate: null });
  });

  test.each([
    ['blur', 'not-sharp'],
    ['crop', 'cut-off'],
    ['expired', 'expired'],
    ['other-name', 'other-name'],
  ])('PRO-03 refuses a specimen with the flaw %s: %s', async (flaw, fault) => {
    expect(await decided('passport', { flaw })).toEqual({ status: 4, state: 'refused', fault });
    expect(await bench.config(player)).toMatchObject({
      verification_status: 4,
      verification_types: [1],
    });
    expect(await decided('passport'), 'another one').toMatchObject({ status: 3, fault: null });
  });

  test('compares the birthday, the kind, and the last day', async () => {
    const today = new Date(operator.clock.now()).toISOString().slice(0, 10);
    expect(await decided('passport', { birth: '1990-02-27' })).toMatchObject({
      fault: 'other-birthday',
    });
    const bill = await bench.specimen('bill');
    await bench.uploadProof(player, 'passport', bill);
    await bench.decideDue();
    expect((await bench.state(player)).asked).toMatchObject([{ fault: 'other-type' }]);
    expect(await decided('passport', { expires: today })).toMatchObject({ status: 3 });
  });

  test('of what is no specimen is left to QA, which decides once', async () => {
    await bench.giveMail(player);
    await bench.uploadProof(player, 'passport', fileOf('application/pdf', 900));
    await bench.decideDue();
    expect(await bench.state(player)).toMatchObject({ status: 2 });
    const review = (await bench.reviews()).find(({ login }) => login === player.login);
    expect(review).toMatchObject({ type: 'passport', isHeld: true, fileType: 'application/pdf' });
    const path = `/reviews/${review?.id}`;
    const file = await operator.get(`/sandbox/v1${path}/file`);
    expect(file.headers.get('Content-Disposition')).toBe('attachment; filename="passport.pdf"');
    await operator.control(path, { decision: 'refuse', fault: 'no-document' });
    expect(await bench.state(player)).toMatchObject({ asked: [{ fault: 'no-document' }] });
    const again = await operator.control(path, { decision: 'accept' });
    expect(again.status).toBe(404);
    expect((await bench.messages(player)).map(({ template }) => template)).toEqual([
      'document-refused',
    ]);
  });

  test('that QA brings forward reads the document at once', async () => {
    const file = await bench.specimen('passport', { flaw: 'expired' });
    await bench.uploadProof(player, 'passport', file);
    const review = (await bench.reviews()).find(({ login }) => login === player.login);
    await operator.control(`/reviews/${review?.id}`, { decision: 'read' });
    expect(await bench.state(player)).toMatchObject({ status: 4, asked: [{ fault: 'expired' }] });
  });

  test.each([
    ['en', 'It is no longer valid.'],
    ['ru', 'Срок действия истёк.'],
    ['az', 'Etibarlılıq müddəti bitib.'],
    ['kz', 'Жарамдылық мерзімі өтіп кеткен.'],
    ['ua', 'Строк дії минув.'],
  ])('tells its player in %s what is wrong', async (language, text) => {
    const answer = await operator.post<{ token: string; userId: string; login: string }>(
      '/web-api/user/register',
      { type: 'fast_reg', country_id: 5, currency_id: 3, is_of_age: true, is_terms_agreed: true },
      { language },
    );
    const cookie = (answer.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
    player = { ...answer.body, cookie, accountId: 0 };
    await bench.describePlayer(player);
    await bench.giveMail(player);
    await decided('passport', { flaw: 'expired' });
    const [message] = await bench.messages(player);
    expect(message).toMatchObject({ template: 'document-refused', language });
    expect(message?.text).toContain(text);
    expect(message?.text).toContain(`/${language}/office/verification`);
  });
});

test('PRO-03 a verified player who changes their name has to prove it again, and the same name proves nothing new', async () => {
  await decided('passport');
  await bench.describePlayer(player);
  expect(await bench.state(player)).toMatchObject({ status: 3 });
  await bench.describePlayer(player, { ...ANN, name: 'Bob' });
  expect(await bench.state(player)).toMatchObject({ status: 1, asked: [{ state: 'missing' }] });
  expect(await decided('passport')).toMatchObject({ status: 4, fault: 'other-name' });
  expect(await decided('passport', { name: 'Bob' })).toMatchObject({ status: 3 });
});

describe('another document', () => {
  test('PRO-03 is asked for and said so, and a verified player has to send it', async () => {
    await bench.giveMail(player);
    await decided('passport');
    await operator.control(`/players/${player.login}/documents`, { type: 'bill' });
    expect(await bench.state(player)).toMatchObject({
      status: 5,
      asked: [
        { type: 'passport', state: 'accepted' },
        { type: 'bill', why: 'address', isAdditional: true, state: 'missing' },
      ],
    });
    expect(await bench.config(player)).toMatchObject({
      verification_status: 5,
      requested_additional_document: true,
      verification_types: [2],
    });
    expect((await bench.messages(player))[0]?.template).toBe('document-asked');
    await bench.uploadProof(player, 'bill', await bench.specimen('bill', { birth: '' }));
    expect(await bench.state(player)).toMatchObject({ status: 2 });
    await bench.decideDue();
    expect(await bench.state(player)).toMatchObject({ status: 3 });
  });

  test('is told apart from the last one: not yet verified', async () => {
    await bench.giveMail(player);
    await operator.control(`/players/${player.login}/documents`, { type: 'selfie' });
    const selfie = await bench.specimen('selfie', { expires: '2001-01-01' });
    await bench.uploadProof(player, 'selfie', selfie);
    await bench.decideDue();
    expect(await bench.state(player)).toMatchObject({
      status: 1,
      asked: [
        { type: 'passport', state: 'missing' },
        { type: 'selfie', state: 'accepted' },
      ],
    });
    expect((await bench.messages(player))[0]?.template).toBe('document-accepted');
  });

  test('of the same kind counts anew', async () => {
    await decided('passport');
    await operator.control(`/players/${player.login}/documents`, { type: 'passport' });
    expect(await bench.state(player)).toMatchObject({
      status: 5,
      asked: [{ type: 'passport', isAdditional: true, state: 'missing' }],
    });
    expect(await decided('passport')).toMatchObject({ status: 3, state: 'accepted' });
  });
});

describe('the identification', () => {
  test('PRO-03 is needed where the site has it, and its bonus is paid once', async () => {
    await operator.control('/site', { pages: { features: ['identification'] } });
    await operator.control('/verification', { isBonusOffered: true });
    expect(await bench.config(player)).toMatchObject({
      is_need_identification: true,
      is_identification_bonus: true,
    });
    const before = await moneyOf(operator, player);
    expect(await decided('passport', { flaw: 'blur' })).toMatchObject({ status: 4 });
    expect(await moneyOf(operator, player)).toBe(before);
    await decided('passport');
    expect(await moneyOf(operator, player)).toBe(before + 5);
    expect(await bench.config(player)).toMatchObject({
      is_need_identification: false,
      is_identification_bonus: false,
    });
    await operator.control(`/players/${player.login}/documents`, { type: 'passport' });
    expect(await bench.config(player)).toMatchObject({
      is_need_identification: true,
      is_identification_bonus: false,
    });
    await decided('passport');
    expect(await moneyOf(operator, player)).toBe(before + 5);
    await operator.control('/verification', { isBonusOffered: false });
    await operator.control('/site', { pages: {} });
    expect(await bench.config(player)).toMatchObject({ is_need_identification: false });
  });
});

test('an upload that broke off is named, and another file takes its place', async () => {
  const file = await bench.specimen('passport');
  const { body } = await bench.proofTicketOf(player, 'passport', file);
  const path = (await bench.begin(player, body.ticket, file.length)).headers.get('Location') ?? '';
  await bench.patch(player, path, 0, file.subarray(0, 500));
  const [asked] = (await bench.state(player)).asked;
  expect(asked).toMatchObject({
    state: 'missing',
    upload: { id: path.split('/').at(-1), size: file.length, received: 500 },
  });
  expect(asked?.upload?.digest).toMatch(/^[0-9a-f]{64}$/);
  await bench.uploadProof(player, 'passport', file);
  expect((await bench.head(player, path)).status, 'the one before is gone').toBe(404);
  expect((await bench.state(player)).asked).toMatchObject([{ state: 'checking', upload: null }]);
});

test('a specimen is drawn for anybody’s name, and refused without sense', async () => {
  const path = '/sandbox/v1/specimens';
  const drawn = await operator.get(`${path}/card?name=${ANN.name}`);
  expect(drawn.headers.get('Content-Type')).toBe('image/png');
  for (const bad of [
    '/other',
    '/card?flaw=none',
    '/card?birth=1990',
    `/card?name=${'x'.repeat(61)}`,
  ]) {
    expect((await operator.get(path + bad)).status).toBe(400);
  }
});
