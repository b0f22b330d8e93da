import type { Check, Scene } from './bench';
import { checkOf, faults, QUIET } from './bench';
import type { ReceivedCall } from './operator';

const SPINS = 2;

const check = checkOf({ freeSpins: SPINS });

const isFree = ({ body }: ReceivedCall): boolean => body['isFree'] === true;

/** What is wrong with the bet of a free spin, and with its round. */
async function faultsOfSpin(
  scene: Scene,
  bet: ReceivedCall | undefined,
): Promise<readonly string[]> {
  if (!bet) return ['No bet came after the press for a free spin.'];
  if (!isFree(bet)) return ['A free spin was bet without isFree: it stakes the player’s money.'];
  const isClosed = await scene.wait(() => scene.isClosed(bet.body['roundId']));
  return faults(
    bet.refusal !== null && `The bet of a free spin was refused with ${bet.refusal}.`,
    !isClosed && 'The round of a free spin was not closed.',
  );
}

/** What a game of free spins must send; tried with games that have them. */
export const FREE_SPIN_CHECKS: readonly Check[] = [
  check('free-spins', 'Free spins are bets with isFree at their stake', async (scene) => {
    const found: string[] = [];
    for (let spin = 0; spin < SPINS && found.length === 0; spin += 1) {
      found.push(...(await faultsOfSpin(scene, await scene.bet('free'))));
    }
    return found;
  }),
  check('last-spin', 'After the last free spin, rounds are for money again', async (scene) => {
    for (let spin = 0; spin < SPINS; spin += 1) {
      const found = await faultsOfSpin(scene, await scene.bet('free'));
      if (found.length > 0) return found;
    }
    const bet = await scene.bet('money');
    if (!bet) return ['No bet came after the last free spin.'];
    if (isFree(bet)) return ['A bet with isFree came though no free spin was left.'];
    const isClosed = await scene.wait(() => scene.isClosed(bet.body['roundId']));
    return faults(!isClosed && 'The round after the last free spin was not closed.');
  }),
  check('spent-spins', 'A refused free spin stakes no money instead', async (scene) => {
    scene.spendFreeSpins();
    const bet = await scene.bet('free');
    if (!bet) return ['No bet came after the press for a free spin.'];
    const hasAsked = await scene.came('balance');
    await scene.wait(() => scene.calls('bet').length > 1, QUIET);
    const [, ...others] = scene.calls('bet');
    const ofRound = (call: 'win' | 'close-round'): boolean =>
      scene.calls(call).some(({ body }) => body['roundId'] === bet.body['roundId']);
    return faults(
      bet.refusal !== 'no-free-spins' && 'A free spin was bet without isFree.',
      !hasAsked && 'The balance was not asked for after no-free-spins.',
      others.some((one) => !isFree(one)) && 'A bet of the player’s money came without a press.',
      ofRound('win') && 'A win came for a free spin that was refused.',
      ofRound('close-round') && 'A round was closed that has no bet.',
    );
  }),
];
