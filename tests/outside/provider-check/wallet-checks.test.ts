import { describe, expect, it } from 'vitest';
import { runWalletChecks, tableOf } from '../../../src/outside/provider-check/run-checks';
import type { Wrong } from './faulty-provider';
import { faultyProvider } from './faulty-provider';
import { houseGames } from './house-games';
import type { Provider } from './in-process';
import { GAME, inProcess, SLOT } from './in-process';

const failed = async (provider: Provider): Promise<readonly string[]> => {
  const results = await runWalletChecks(inProcess(provider, SLOT));
  return results.flatMap(({ name, faults }) => (faults.length > 0 ? [name] : []));
};

/** What each check finds out; a fault may break other checks too. */
const FOUND = {
  launch: ['launches twice'],
  'used-code': ['plays with a refused code'],
  demo: ['books demos'],
  round: ['forgets to close'],
  'slow-bet': ['has no patience'],
  'lost-bet': ['keeps lost bets', 'sends bets again'],
  'late-bet': ['waits for 8 s'],
  'failed-bet': ['trusts any status'],
  'refused-bet': ['pays refused bets'],
  'rollback-again': ['rolls back once'],
  'win-again': ['wins once', 'wins under a new id'],
  undecided: ['takes 401 for an answer'],
  'close-again': ['closes once'],
  'sums-differ': ['gives up sums'],
  'ended-session': ['forgets ended sessions'],
  'opened-again': ['settles twice', 'leaves rounds'],
  'free-spins': ['stakes money for free spins', 'stakes the least for free spins'],
  'last-spin': ['spins on for free', 'stops after free spins'],
  'spent-spins': ['pays refused spins', 'stakes money for spent spins'],
  signature: ['reuses nonces', 'signs with another secret'],
  body: ['sends decimals'],
  stake: ['ignores bounds'],
  ids: ['reuses ids'],
  token: ['tells the token'],
} as const satisfies Readonly<Record<string, readonly Wrong[]>>;

describe('the checks of a provider’s server', () => {
  it.each([GAME, SLOT])('are passed by a game of the house: %s', async (game) => {
    expect(tableOf(await runWalletChecks(inProcess(houseGames, game)))).not.toContain('FAILED');
  });

  it('try free spins with games that have them alone', async () => {
    const results = await runWalletChecks(inProcess(faultyProvider(null), GAME));
    expect(results.map(({ name }) => name)).not.toContain('free-spins');
  });

  it('are passed by a provider that does nothing wrong, and each can be failed', async () => {
    const results = await runWalletChecks(inProcess(faultyProvider(null), SLOT));
    expect(tableOf(results)).not.toContain('FAILED');
    expect(results.map(({ name }) => name)).toEqual(Object.keys(FOUND));
  });

  it.each(Object.entries(FOUND).flatMap(([name, all]) => all.map((wrong) => [name, wrong])))(
    '%s finds a provider that %s',
    async (name, wrong) => {
      expect(await failed(faultyProvider(wrong as Wrong))).toContain(name);
    },
  );

  it('say in a table what failed, and why', async () => {
    const results = await runWalletChecks(inProcess(faultyProvider('sends decimals'), GAME));
    const rows = tableOf(results).split('\n');
    const at = rows.findIndex((row) => /^FAILED {2}body +Every body is/.test(row));
    expect(rows[at + 1]).toMatch(/^ +bet: amount: /);
    expect(rows[0]).toMatch(/^passed {2}launch +The code/);
  });
});
