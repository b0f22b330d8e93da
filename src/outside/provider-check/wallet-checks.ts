import type { Check } from './bench';
import { checkOf, faults, QUIET, Scene } from './bench';
import type { ReceivedCall } from './operator';

/** A provider waits for the answer to a bet for 3 s; a server and a network take part of a second more. */
const ROLLBACK_WITHIN = 5_000;
const LATE = 4_000;
const IN_TIME = 2_000;
/** The first three repeats come after 1, 2 and 4 s, each after 3 s without an answer. */
const REPEATS_WITHIN = 20_000;
const NEVER_WON = 'No win came in 30 rounds: name a game that pays more often.';

const check = checkOf({});

const bodies = (calls: readonly ReceivedCall[]): number =>
  new Set(calls.map(({ text }) => text)).size;

/** What is wrong with the calls that must follow a bet which is not known to be booked. */
async function takenBack(scene: Scene, ms: number): Promise<readonly string[]> {
  const [bet] = scene.calls('bet');
  if (!bet) return ['No bet came after the press.'];
  const isTakenBack = await scene.came('rollback', 1, ms);
  await scene.wait(() => scene.calls('win').length > 0, QUIET);
  const rollback = scene.calls('rollback')[0]?.body;
  return faults(
    !isTakenBack && `No rollback came within ${ms / 1000} s.`,
    rollback !== undefined &&
      rollback['betTransactionId'] !== bet.body['transactionId'] &&
      'The rollback names another bet.',
    rollback !== undefined &&
      rollback['roundId'] !== bet.body['roundId'] &&
      'The rollback names another round.',
    scene.calls('bet').length > 1 && 'A bet was sent again.',
    scene.calls('win').length > 0 && 'A win came for a bet that is not known to be booked.',
  );
}

/** What is wrong with calls that must be sent again, word for word, until they are answered. */
function repeats(calls: readonly ReceivedCall[], times: number): readonly string[] {
  const what = calls[0]?.call ?? 'call';
  return faults(
    calls.length < times && `The ${what} came ${calls.length} times, and not ${times} times.`,
    bodies(calls) > 1 && `The ${what} was sent again with another body.`,
    calls.length > times && `The ${what} was sent again after its answer.`,
  );
}

/** What a provider's server must send, and what it must not. */
export const WALLET_CHECKS: readonly Check[] = [
  check('launch', 'The code of a launch is exchanged, once', async (scene) => {
    await scene.wait(() => scene.calls('authenticate').length > 1, QUIET);
    const times = scene.calls('authenticate').length;
    return faults(
      times === 0 && 'The code was not exchanged.',
      times > 1 && `The code was exchanged ${times} times.`,
    );
  }),
  {
    name: 'used-code',
    holds: 'A code that the operator refuses opens no game',
    async run({ operator, open, wait }) {
      operator.clearPlans();
      operator.plan('authenticate', { kind: 'refused', code: 'bad-code' });
      const since = operator.calls.length;
      const page = await open(operator.launch('nobody'));
      await wait(() => operator.calls.length > since, QUIET);
      const isPressed = await page.press();
      const sent = () => operator.calls.slice(since).filter(({ call }) => call !== 'authenticate');
      if (isPressed) await wait(() => sent().length > 0, QUIET);
      await page.close();
      return faults(sent().length > 0 && `A ${sent()[0]?.call} came without a session.`);
    },
  },
  {
    name: 'demo',
    holds: 'A demo books nothing',
    async run(bench) {
      const scene = await Scene.open(bench, { mode: 'demo' });
      const isPressed = await scene.page.press();
      await scene.wait(() => scene.calls('bet').length > 0, QUIET);
      await scene.page.close();
      return faults(
        !isPressed && 'No round could be begun.',
        scene.calls('bet').length > 0 && 'A bet came from a demo.',
      );
    },
  },
  check('round', 'A round is bet, and closed with the operator’s sums', async (scene) => {
    const isPressed = await scene.page.press();
    await scene.came('close-round');
    const [bet, close] = [scene.calls('bet')[0], scene.calls('close-round')[0]];
    return faults(
      !isPressed && 'No round could be begun.',
      bet === undefined && 'No bet came after the press.',
      bet !== undefined && close === undefined && 'The round was not closed.',
      close !== undefined &&
        close.body['roundId'] !== bet?.body['roundId'] &&
        'Another round was closed.',
      close !== undefined &&
        close.refusal !== null &&
        `The round was closed with other sums (${close.refusal}).`,
    );
  }),
  check('slow-bet', 'A bet that is answered after 2 s counts', async (scene) => {
    scene.plan('bet', { kind: 'late', ms: IN_TIME });
    await scene.page.press();
    await scene.came('close-round');
    return faults(
      scene.calls('rollback').length > 0 && 'The bet was taken back before 3 s had passed.',
      scene.calls('close-round').length === 0 && 'The round was not closed.',
    );
  }),
  check('lost-bet', 'A bet without an answer is taken back after 3 s', async (scene) => {
    scene.plan('bet', { kind: 'lost' });
    await scene.page.press();
    await scene.came('bet');
    return takenBack(scene, ROLLBACK_WITHIN);
  }),
  check(
    'late-bet',
    'A bet that is answered after 4 s is taken back all the same',
    async (scene) => {
      scene.plan('bet', { kind: 'late', ms: LATE });
      await scene.page.press();
      await scene.came('bet');
      return takenBack(scene, ROLLBACK_WITHIN);
    },
  ),
  check('failed-bet', 'A bet that is answered with 500 is taken back', async (scene) => {
    scene.plan('bet', { kind: 'failed', status: 500 });
    await scene.page.press();
    await scene.came('bet');
    return takenBack(scene, ROLLBACK_WITHIN);
  }),
  check('refused-bet', 'A bet that is refused has neither win nor end', async (scene) => {
    const details = { balance: 5 };
    scene.plan('bet', { kind: 'refused', code: 'not-enough-money', details });
    await scene.page.press();
    const isSent = await scene.came('bet');
    await scene.wait(() => scene.calls('win').length > 0, QUIET);
    return faults(
      !isSent && 'No bet came after the press.',
      scene.calls('bet').length > 1 && 'The bet was sent again.',
      scene.calls('win').length > 0 && 'A win came for a bet that was refused.',
      scene.calls('close-round').length > 0 && 'A round was closed that has no bet.',
    );
  }),
  check('rollback-again', 'A rollback is sent until it is answered', async (scene) => {
    scene.plan('bet', { kind: 'lost' });
    scene.plan('rollback', { kind: 'lost' }, { kind: 'failed', status: 503 });
    await scene.page.press();
    await scene.came('bet');
    await scene.came('rollback', 3, REPEATS_WITHIN);
    await scene.came('rollback', 4, LATE + IN_TIME);
    return repeats(scene.calls('rollback'), 3);
  }),
  check('win-again', 'A win is sent, word for word, until it is answered', async (scene) => {
    scene.plan('win', { kind: 'lost' }, { kind: 'failed', status: 502 });
    const win = await scene.playUntil('win');
    if (!win) return [NEVER_WON];
    await scene.came('win', 3, REPEATS_WITHIN);
    await scene.wait(() => scene.isClosed(win.body['roundId']));
    return faults(
      ...repeats(
        scene.calls('win').filter(({ body }) => body['roundId'] === win.body['roundId']),
        3,
      ),
      !scene.isClosed(win.body['roundId']) && 'The round was not closed after its win.',
    );
  }),
  check('undecided', 'A refusal that decides nothing is no answer to a win', async (scene) => {
    scene.plan('win', { kind: 'refused', code: 'unauthorized' });
    const win = await scene.playUntil('win');
    if (!win) return [NEVER_WON];
    await scene.came('win', 2, REPEATS_WITHIN);
    return repeats(
      scene.calls('win').filter(({ body }) => body['roundId'] === win.body['roundId']),
      2,
    );
  }),
  check('close-again', 'The end of a round is sent until it is answered', async (scene) => {
    scene.plan('close-round', { kind: 'lost' });
    await scene.page.press();
    await scene.came('close-round', 2, REPEATS_WITHIN);
    return repeats(scene.calls('close-round'), 2);
  }),
  check('sums-differ', 'A round whose sums differ is closed again later', async (scene) => {
    const details = { staked: 0, won: 0 };
    scene.plan('close-round', { kind: 'refused', code: 'sums-differ', details });
    await scene.page.press();
    await scene.came('close-round', 2, REPEATS_WITHIN);
    return faults(
      scene.calls('close-round').length < 2 && 'The round was not closed again.',
      bodies(scene.calls('close-round')) > 1 && 'The round was closed again with another body.',
    );
  }),
  check('ended-session', 'A win is sent from a session that has ended', async (scene) => {
    scene.plan('win', { kind: 'failed', status: 503 }, { kind: 'failed', status: 503 });
    const win = await scene.playUntil('win');
    if (!win) return [NEVER_WON];
    scene.endSessions();
    // The operator refuses the bet of this press, so the provider learns of the end.
    void scene.page.press();
    await scene.wait(() => scene.isClosed(win.body['roundId']), REPEATS_WITHIN);
    return faults(
      !scene.isClosed(win.body['roundId']) && 'The win or the end of its round never came.',
    );
  }),
  check('opened-again', 'A round that was left is settled once', async (scene) => {
    scene.plan('win', { kind: 'lost' });
    const win = await scene.playUntil('win');
    if (!win) return [NEVER_WON];
    const { roundId } = win.body;
    const page = await scene.again();
    await scene.wait(() => scene.isClosed(roundId), REPEATS_WITHIN);
    await scene.wait(() => false, QUIET);
    await page.close();
    const wins = scene.calls('win').filter(({ body }) => body['roundId'] === roundId);
    return faults(
      !scene.isClosed(roundId) && 'The round stays open.',
      // Each bet of a round has a win of its own.
      new Set(wins.map(({ body }) => body['transactionId'])).size >
        new Set(wins.map(({ body }) => body['betTransactionId'])).size &&
        'The same win came under two ids.',
    );
  }),
];

/** What holds for all calls that came during the other checks. */
export const CALL_CHECKS: readonly Check[] = [
  overAll('signature', 'Every call is signed, in time, and has a nonce of its own', (call) =>
    call.signature === null ? null : call.signature,
  ),
  overAll('body', 'Every body is as docs/wallet.md says; amounts are whole minor units', (call) =>
    call.form === null ? null : call.form,
  ),
  overAll('stake', 'Every stake is within the bounds of the session', ({ refusal }) =>
    refusal === 'stake-bounds' ? 'it was refused with stake-bounds' : null,
  ),
  overAll('ids', 'No id is used twice for different things', ({ refusal, isPlanned }) => {
    const wrong = ['other-body', 'wrong-game', 'wrong-currency', 'unknown-session'];
    const isWrong = !isPlanned && refusal !== null && wrong.includes(refusal);
    return isWrong ? `it was refused with ${refusal}` : null;
  }),
];

function overAll(
  name: string,
  holds: string,
  faultOf: (call: ReceivedCall) => string | null,
): Check {
  return {
    name,
    holds,
    async run({ operator: { calls } }) {
      if (calls.length === 0) return ['No call came at all.'];
      const found = calls.flatMap((call) => {
        const fault = faultOf(call);
        return fault === null ? [] : [`${call.call}: ${fault}.`];
      });
      return [...new Set(found)];
    },
  };
}
