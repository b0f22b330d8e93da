import { describe, expect, test } from 'vitest';
import { ANN, openVerificationBench } from './verification-bench';

const bench = openVerificationBench();
const { decided, decideDue, describePlayer, config, giveMail, messages, specimen, state, upload } =
  bench;

test('PRO-03 a verified player who changes their name has to prove it again, and the same name proves nothing new', async () => {
  await decided('passport');
  await describePlayer();
  expect(await state()).toMatchObject({ status: 3 });
  await describePlayer({ ...ANN, name: 'Bob' });
  expect(await state()).toMatchObject({ status: 1, asked: [{ state: 'missing' }] });
  expect(await decided('passport')).toMatchObject({ status: 4, fault: 'other-name' });
  expect(await decided('passport', { name: 'Bob' })).toMatchObject({ status: 3 });
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
