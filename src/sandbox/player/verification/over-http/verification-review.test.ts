import type { TestPlayer } from '@grandstand/sandbox/testing';
import { describe, expect, test } from 'vitest';
import { fileOf } from '../../../../../tests/harness/operator/upload-bench';
import {
  ANN,
  openVerificationBench,
} from '../../../../../tests/harness/operator/verification-bench';

const bench = openVerificationBench();
const {
  decided,
  decideDue,
  describePlayer,
  config,
  giveMail,
  messages,
  ownReview,
  specimen,
  state,
  upload,
} = bench;

describe('a review', () => {
  test('PRO-03 takes 20 seconds, and accepts a specimen with the data of the profile', async () => {
    await giveMail();
    const file = await specimen('passport', { name: ' ANN ', surname: 'o’neil-əliyeva' });
    await upload('passport', file);
    expect((await state()).asked).toMatchObject([{ state: 'checking', upload: null }]);
    expect(await config()).toMatchObject({
      verification_status: 2,
      user_status_id: 1,
      verification_types: [],
    });
    bench.operator.clock.jump(bench.operator.clock.now() + 19_000);
    await bench.operator.control('/settle');
    expect(await state()).toMatchObject({ status: 2 });
    bench.operator.clock.jump(bench.operator.clock.now() + 1_000);
    await bench.operator.control('/settle');
    expect(await state()).toMatchObject({ status: 3, asked: [{ state: 'accepted' }] });
    expect(await config()).toMatchObject({
      verification_status: 3,
      user_status_id: 2,
      verification_types: [],
      remaining_days_to_activate: null,
    });
    expect((await messages()).map(({ template }) => template)).toEqual(['identity-verified']);
  });

  test('PRO-03 opens an account without an address that is verified', async () => {
    expect(await decided('passport')).toMatchObject({ status: 3 });
    expect(await config()).toMatchObject({ remaining_days_to_activate: null });
  });

  test.each([
    ['blur', 'not-sharp'],
    ['crop', 'cut-off'],
    ['expired', 'expired'],
    ['other-name', 'other-name'],
  ])('PRO-03 refuses a specimen with the flaw %s: %s', async (flaw, fault) => {
    expect(await decided('passport', { flaw })).toEqual({ status: 4, state: 'refused', fault });
    expect(await config()).toMatchObject({
      verification_status: 4,
      verification_types: [1],
    });
    expect(await decided('passport'), 'another one').toMatchObject({ status: 3, fault: null });
  });

  test('compares the birthday, the kind, and the last day', async () => {
    const today = new Date(bench.operator.clock.now()).toISOString().slice(0, 10);
    expect(await decided('passport', { birth: '1990-02-27' })).toMatchObject({
      fault: 'other-birthday',
    });
    const bill = await specimen('bill');
    await upload('passport', bill);
    await decideDue();
    expect((await state()).asked).toMatchObject([{ fault: 'other-type' }]);
    expect(await decided('passport', { expires: today })).toMatchObject({ status: 3 });
  });

  test.each([
    ['İlqar', 'Əliyev', 'İLQAR', 'ƏLİYEV'],
    ['Ілля', 'Солов’яненко', 'ІЛЛЯ', "СОЛОВ'ЯНЕНКО"],
    ['Әйгерім', 'Ұлы', 'ӘЙГЕРІМ', 'ҰЛЫ'],
    ['Семён', 'Щукин', 'СЕМЕН', 'ЩУКИН'],
    ['Suharto', '-', 'SUHARTO', ''],
    ['Suharto', '-', 'SUHARTO', 'SUHARTO'],
  ])('PRO-03 accepts a document of %s %s in capitals', async (name, surname, capitals, last) => {
    await describePlayer({ name, surname, birth: ANN.birth });
    const file = { name: capitals, surname: last };
    expect(await decided('passport', file)).toMatchObject({ status: 3, fault: null });
  });

  test('leaves a document in another script to people, who are told why', async () => {
    await describePlayer({ name: 'Илгар', surname: 'Алиев', birth: ANN.birth });
    await upload('passport', await specimen('passport', { name: 'İLQAR', surname: 'ƏLİYEV' }));
    await decideDue();
    expect(await state()).toMatchObject({ status: 2, asked: [{ state: 'checking' }] });
    const review = await ownReview();
    expect(review).toMatchObject({ isHeld: true, holdReason: 'other-script' });
    await bench.operator.control(`/reviews/${review?.id}`, { decision: 'accept' });
    expect(await state()).toMatchObject({ status: 3 });
  });

  test('of what is no specimen is left to QA, which decides once', async () => {
    await giveMail();
    await upload('passport', fileOf('application/pdf', 900));
    await decideDue();
    expect(await state()).toMatchObject({ status: 2 });
    const review = await ownReview();
    expect(review).toMatchObject({
      type: 'passport',
      isHeld: true,
      holdReason: 'unreadable',
      fileType: 'application/pdf',
    });
    const path = `/reviews/${review?.id}`;
    const file = await bench.operator.get(`/sandbox/v1${path}/file`);
    expect(file.headers.get('Content-Disposition')).toBe('attachment; filename="passport.pdf"');
    await bench.operator.control(path, { decision: 'refuse', fault: 'no-document' });
    expect(await state()).toMatchObject({ asked: [{ fault: 'no-document' }] });
    const again = await bench.operator.control(path, { decision: 'accept' });
    expect(again.status).toBe(404);
    expect((await messages()).map(({ template }) => template)).toEqual(['document-refused']);
  });

  test('that QA brings forward reads the document at once', async () => {
    const file = await specimen('passport', { flaw: 'expired' });
    await upload('passport', file);
    const review = await ownReview();
    await bench.operator.control(`/reviews/${review?.id}`, { decision: 'read' });
    expect(await state()).toMatchObject({ status: 4, asked: [{ fault: 'expired' }] });
  });

  test.each([
    ['en', 'It is no longer valid.'],
    ['ru', 'Срок действия истёк.'],
    ['az', 'Etibarlılıq müddəti bitib.'],
    ['kz', 'Жарамдылық мерзімі өтіп кеткен.'],
    ['ua', 'Строк дії минув.'],
  ])('tells its player in %s what is wrong', async (language, text) => {
    const answer = await bench.operator.post<Omit<TestPlayer, 'cookie' | 'accountId'>>(
      '/web-api/user/register',
      { type: 'fast_reg', country_id: 5, currency_id: 3, is_of_age: true, is_terms_agreed: true },
      { language },
    );
    const cookie = (answer.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
    bench.player = { ...answer.body, cookie, accountId: 0 };
    await describePlayer();
    await giveMail();
    await decided('passport', { flaw: 'expired' });
    const [message] = await messages();
    expect(message).toMatchObject({ template: 'document-refused', language });
    expect(message?.text).toContain(text);
    expect(message?.text).toContain(`/${language}/office/verification`);
  });
});

test('a specimen is drawn for anybody’s name, and refused without sense', async () => {
  const path = '/sandbox/v1/specimens';
  const drawn = await bench.operator.get(`${path}/card?name=${ANN.name}`);
  expect(drawn.headers.get('Content-Type')).toBe('image/png');
  for (const bad of [
    '/other',
    '/card?flaw=none',
    '/card?birth=1990',
    `/card?name=${'x'.repeat(61)}`,
  ]) {
    expect((await bench.operator.get(path + bad)).status).toBe(400);
  }
});
