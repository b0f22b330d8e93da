import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApi } from '../../src/api';
import type { ApiClient } from '../../src/api';
import { userLogin } from '../../src/api/endpoints/sign-in/session-changes';
import {
  availableLimitsCall,
  blockUserCall,
  limitActionCall,
  limitDeleteCall,
  limitsCall,
  limitsPingCall,
  limitsSaveCall,
  limitsTestAnswersCall,
  realityCheckCall,
  selfExcludeReasonsCall,
} from '../../src/api/endpoints/protection/limits';
import { createSandbox } from '@grandstand/sandbox';
import type { Sandbox } from '@grandstand/sandbox';
import { createBrowserClock } from '../../src/services/ports/browser-ports';
import { createMemoryCookies } from '../harness/fakes/memory-ports';
import { NO_RECOVERY } from '../harness/fakes/no-recovery';
import { migratedDatabase } from '@grandstand/sandbox/testing';
import { createSandboxFetch } from '@grandstand/sandbox/testing';
import { ORIGIN } from '../harness/tabs/tab';

describe('the client and the embedded operator agree on limits', () => {
  let sandbox: Sandbox;
  let api: ApiClient;

  beforeAll(async () => {
    sandbox = await createSandbox({ database: await migratedDatabase() });
    const { client, tokens } = createApi({
      fetch: createSandboxFetch(sandbox),
      clock: createBrowserClock(),
      cookies: createMemoryCookies(),
      origin: ORIGIN,
      tokenOrigins: [ORIGIN],
      language: () => 'en',
      ...NO_RECOVERY,
      warn: () => {},
    });
    api = client;
    const { login, password } = sandbox.demo;
    const answer = await api.call(userLogin, { login, password, remember: true });
    if ('step' in answer) throw new Error('The demo player signs in by two steps.');
    tokens.begin(answer.userId, answer.token);
  });
  afterAll(() => sandbox.close());

  const save = (limitType: 10 | 20 | 21 | 31, limitValue: number) =>
    api.call(limitsSaveCall, { changes: [{ limitType, limitValue }], scale: 2 });
  const control = (path: string, body: object) =>
    sandbox.fetch(
      new Request(`${ORIGIN}/sandbox/v1${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    );

  it('LIM-01 LIM-02 reading all limits, with amounts in minor units and -1 for none', async () => {
    const { limits, iso, scale } = await api.call(limitsCall, {});
    expect([iso, scale, limits.length]).toEqual(['EUR', 2, 14]);
    expect(new Set(limits.map(({ limitValue }) => limitValue))).toEqual(new Set([-1]));
    const { available } = await api.call(availableLimitsCall, {});
    expect(available.find(({ type }) => type === 10)?.availableValues.slice(0, 3)).toEqual([
      500, 1000, 2000,
    ]);
    expect(available.find(({ type }) => type === 32)?.availableValues).toEqual([
      5, 10, 15, 30, 45, 60,
    ]);
    const { reasons } = await api.call(selfExcludeReasonsCall, {});
    expect(reasons).toHaveLength(4);
  });

  it('LIM-01 LIM-12 saving, answering the test, approving and rejecting', async () => {
    const saved = await save(21, 5000);
    expect([saved.status, saved.questions]).toEqual([200, null]);
    const type21 = ({ limitType }: { limitType: number }): boolean => limitType === 21;
    expect(saved.limits.filter(type21)).toMatchObject([{ limitValue: 5000, limitBalance: 5000 }]);

    const asked = await save(21, -1);
    expect([asked.status, asked.questions?.length]).toEqual([204, 3]);
    const { rightAnswers } = (await (
      await sandbox.fetch(new Request(`${ORIGIN}/sandbox/v1/limit-rules`))
    ).json()) as { rightAnswers: { questionId: number; answerId: number }[] };
    const tried = { tokenGuid: asked.tokenGuid ?? '', answers: rightAnswers };
    const { success, limits } = await api.call(limitsTestAnswersCall, tried);
    expect(success).toBe(true);
    expect(limits.filter(type21)).toMatchObject([
      { limitValue: 5000, limitState: 'ACTIVE' },
      { limitValue: -1, limitState: 'PENDING', needApprove: false },
    ]);
    await expect(api.call(limitActionCall, { limitType: 21, action: 1 })).rejects.toMatchObject({
      status: 400,
      code: 'limit-not-ready',
    });
    await control('/players/demo/limits/ripen', { limitType: 21 });
    const approved = await api.call(limitActionCall, { limitType: 21, action: 1 });
    expect(approved.limits.filter(type21)).toMatchObject([{ limitState: 'INACTIVE' }]);

    for (const back of [
      () => api.call(limitActionCall, { limitType: 20, action: 0 }),
      () => api.call(limitDeleteCall, { limitType: 20 }),
    ]) {
      await save(20, 1000);
      await save(20, 2000);
      const { status, limits: left } = await back();
      expect(status).toBe(204);
      expect(left.filter(({ limitState }) => limitState === 'PENDING')).toEqual([]);
    }
  });

  it('LIM-01 LIM-08 LIM-10 pinging, and reading the facts of a reality check', async () => {
    expect(await api.call(limitsPingCall, {})).toMatchObject({ limitBalance: null });
    await save(31, 2);
    expect((await api.call(limitsPingCall, {})).limitBalance).toBeGreaterThan(7190);
    expect(await api.call(realityCheckCall, {})).toMatchObject({
      staked: 0,
      won: 0,
      iso: 'EUR',
    });
  });

  it('LIM-01 closing the account, which ends the session', async () => {
    expect(await api.call(blockUserCall, {})).toEqual({ success: true });
    await expect(api.call(limitsCall, {})).rejects.toMatchObject({ status: 401 });
    const { login, password } = sandbox.demo;
    const again = api.call(userLogin, { login, password, remember: true });
    await expect(again).rejects.toMatchObject({ status: 403, code: 'account-closed' });
  });
});
