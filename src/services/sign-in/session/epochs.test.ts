import { runs } from '@grandstand/bus-contracts/testing';
import { accountState, sessionState } from '@grandstand/bus-contracts';
import type { AccountState, SessionState } from '@grandstand/bus-contracts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as calls from '../../../api/endpoints/sign-in/session-changes';
import { createAccount } from '../../money/account';
import { createAccountChanges } from '../../money/account/account-changes';
import { createBets } from '../../betting/bets';
import { createSession } from '.';
import { refuse, tokenFor } from '../../../../tests/harness/fakes/fake-operator';
import type { SentRequest } from '../../../../tests/harness/fakes/fake-operator';
import { account, bet } from '../../../../tests/harness/samples';
import { openTab } from '../../../../tests/harness/tabs/tab';
import type { Tab } from '../../../../tests/harness/tabs/tab';

const PLAYERS = { ann: 1, bob: 2 } as const;
type Name = keyof typeof PLAYERS;

/** The player whose token a call carries. */
function ownerOf({ headers }: SentRequest): Name | undefined {
  const claims = headers.get('X-Auth')?.split('.')[1];
  if (!claims) return undefined;
  return (JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sub: Name }).sub;
}

/** An operator of two players that answers each call after the next of the delays, from the state at its sending. */
function openSite(delays: readonly number[]): Tab {
  const tab = openTab();
  const { test, operator } = tab;
  const { clock } = test;
  let next = 0;
  let signedIn: Name | '' = '';
  const on = (call: string, answer: (sent: SentRequest) => unknown): void =>
    operator.on(call, async (sent) => {
      const made = answer(sent);
      const ms = delays[(next += 1) % delays.length] ?? 0;
      await new Promise<void>((resolve) => void clock.after(ms, resolve));
      return made;
    });
  const token = (): string => tokenFor(signedIn, clock.now() + 600_000, String(next));
  const asOwner = (answer: (owner: Name) => unknown) => (sent: SentRequest) => {
    const owner = ownerOf(sent);
    return owner === undefined ? refuse(401, 'unauthorized') : answer(owner);
  };

  on('GET /web-api/user/check', () => ({ userId: signedIn }));
  on('GET /web-api/user/gettoken', () =>
    signedIn === '' ? refuse(401, 'unauthorized') : { token: token() },
  );
  on('POST /web-api/user/login', ({ body }) => {
    signedIn = (JSON.parse(body ?? '') as { login: Name }).login;
    return { userId: signedIn, token: token() };
  });
  on('POST /web-api/user/disconnect', () => {
    signedIn = '';
    return {};
  });
  const accounts = asOwner((owner) => {
    const own = [{ ...account, id: PLAYERS[owner] }];
    return { balance: own, bonus: [], all_accounts: own, is_available_first_deposit_bonus: false };
  });
  on('GET /web-api/user/accounts', accounts);
  on(
    'GET /web-api/bets',
    asOwner((owner) => ({ bets: [{ ...bet, id: owner }], hasMore: false })),
  );

  const { bus } = test;
  const inTurn = <T>(task: () => Promise<T>): Promise<T> => task();
  createAccount({
    ...tab,
    bus: bus.join('account'),
    clock,
    loadChanges: async () => createAccountChanges(tab.api),
  });
  createBets({ bus: bus.join('bets'), api: tab.api });
  createSession({
    ...tab,
    bus: bus.join('session'),
    clock,
    isLikelyPlayer: true,
    inTurn,
    loadCalls: () => Promise.resolve(calls),
  });
  return tab;
}

const step = fc.record({
  what: fc.constantFrom('ann', 'bob', 'ann', 'bob', 'out', 'accounts', 'bets', 'back'),
  after: fc.nat({ max: 300 }),
});
const visit = fc.record({
  delays: fc.array(fc.nat({ max: 400 }), { minLength: 1, maxLength: 10 }),
  steps: fc.array(step, { minLength: 2, maxLength: 10 }),
});

it('P12 in 2,000 visits of two players no late answer for one is shown to the other', async () => {
  let shown = 0;
  await fc.assert(
    fc.asyncProperty(visit, async ({ delays, steps }) => {
      const tab = openSite(delays);
      const { qa, clock } = tab.test;
      const userId = (): string => (qa.peek(sessionState.name) as SessionState).userId;
      const wrong: unknown[] = [];
      qa.tap(({ name, payload }) => {
        if (name !== accountState.name) return;
        const ids = (payload as AccountState).accounts.map(({ id }) => id);
        shown += ids.length;
        if (ids.some((id) => id !== PLAYERS[userId() as Name])) wrong.push([userId(), ids]);
      });
      const listBets = async (): Promise<void> => {
        const { bets } = (await qa.send('bets.list', { status: 'all' })) as {
          bets: readonly { id: string }[];
        };
        if (bets.some(({ id }) => id !== userId())) wrong.push([userId(), bets]);
      };

      for (const { what, after } of steps) {
        const refused = (): void => {};
        if (what === 'out') void qa.send('session.signOut', {}).catch(refused);
        else if (what === 'accounts') void qa.send('account.refresh', {}).catch(refused);
        else if (what === 'bets') void listBets().catch(refused);
        else if (what === 'back') {
          tab.page.cached$.next();
          tab.page.restored$.next();
        } else {
          const request = { login: what, password: 'x', remember: true };
          void qa.send('session.signIn', request).catch(refused);
        }
        await clock.advance(after);
      }
      await clock.advance(5000);
      expect(wrong).toEqual([]);
      // The last wish holds.
      const last = steps.findLast(({ what }) => ['ann', 'bob', 'out'].includes(what))?.what;
      expect(userId()).toBe(last === undefined || last === 'out' ? '' : last);
      tab.test.dispose();
    }),
    { numRuns: runs(2000) },
  );
  expect(shown).toBeGreaterThan(runs(2000) / 2);
});
