import { apiCall, areaDead, areaReady, defineManifest } from '@grandstand/bus-contracts';
import type { RequestOf } from '@grandstand/bus-contracts';
import { areaAnswers, type AreaCall } from '@grandstand/bus-contracts/answers';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createAreaCalls } from '.';
import { AREA_ENDPOINTS } from './area-endpoints';
import { SAMPLE_CALLS } from '../../../../tests/harness/calls';
import { held, offline, refuse, tokenFor } from '../../../../tests/harness/fakes/fake-operator';
import { openTab } from '../../../../tests/harness/tabs/tab';
import type { Tab } from '../../../../tests/harness/tabs/tab';

const manifest = defineManifest({
  name: 'lobby',
  subscribes: [],
  publishes: [areaReady, areaDead],
  sends: [apiCall],
});
const HOUR = 3_600_000;
const CALLS: readonly string[] = Object.keys(areaAnswers);

let tab: Tab;
let token: string;
beforeEach(() => {
  tab = openTab();
  token = tokenFor('ann-1', tab.test.clock.now() + HOUR);
  tab.tokens.begin('ann-1', token);
  createAreaCalls({ bus: tab.test.bus.join('area-calls'), api: tab.api });
});
afterEach(() => tab.test.dispose());

const load = (request: RequestOf<typeof apiCall>): Promise<{ answer: unknown }> =>
  tab.test.bus.admit(manifest).send(apiCall, request);
const failure = (request: RequestOf<typeof apiCall>): Promise<unknown> =>
  load(request).catch((error: unknown) => error);

describe('an area', () => {
  it.each(SAMPLE_CALLS.filter(({ name }) => CALLS.includes(name)))(
    'API-06 makes the call $name and gets its answer, in the shape the contract names',
    async ({ name, endpoint, text, input }) => {
      const path = endpoint.path.replaceAll(/:(\w+)/g, (_, part: string) =>
        String((input as Record<string, unknown>)[part]),
      );
      tab.operator.on(`${endpoint.method} ${path}`, () => new Response(text));
      const call = name as AreaCall;
      const { answer } = await load({ call, input: input as Record<string, unknown> });
      expect(v.parse(areaAnswers[call], answer)).toEqual(answer);
      const [sent] = tab.operator.sent;
      expect(sent?.headers.get('X-Auth')).toBe(`Bearer ${token}`);
      expect(JSON.stringify(answer)).not.toContain(token);
    },
  );

  it('P52 may make the calls that the table opens to areas, and these only read', () => {
    const open = SAMPLE_CALLS.filter(({ endpoint }) => endpoint.areaCall !== undefined);
    const names = open.flatMap(({ endpoint }) => endpoint.areaCall ?? []);
    expect(names.toSorted()).toEqual(CALLS.toSorted());
    expect([...AREA_ENDPOINTS.keys()].toSorted()).toEqual(CALLS.toSorted());
    expect(open.every(({ endpoint }) => endpoint.method === 'GET')).toBe(true);
  });

  it.each(SAMPLE_CALLS.filter(({ name }) => !CALLS.includes(name)))(
    'P52 is refused the call $name before anything is sent',
    async ({ name, input }) => {
      const request = { call: name, input: input as Record<string, unknown> };
      await expect(failure(request)).resolves.toBeInstanceOf(Error);
      expect(tab.operator.sent).toEqual([]);
    },
  );

  it('P52 is refused the command where its manifest does not name it', async () => {
    const silent = defineManifest({ ...manifest, name: 'silent', sends: [] });
    const bus = tab.test.bus.admit(silent) as unknown as {
      send: (contract: typeof apiCall, request: object) => Promise<unknown>;
    };
    await expect(bus.send(apiCall, { call: 'phoneMasks' })).rejects.toThrow('does not name it');
  });

  it('P52 sends no more than the call takes', async () => {
    tab.operator.on('GET /web-api/phone/masks', () => ({ items: [] }));
    await load({ call: 'phoneMasks', input: { token: 'x', path: '//evil.example' } });
    expect(tab.operator.sent[0]?.url.href).toBe('https://grandstand.example/web-api/phone/masks');
  });

  it.each([
    ['refused', () => refuse(422, 'closed', 'Closed today.'), 'Closed today.'],
    ['refused', () => refuse(404, 'closed', 'Gone.'), 'Gone.'],
    ['refused', () => refuse(403, 'forbidden', 'Not you.'), 'Not you.'],
    ['not-found', () => refuse(404, 'not-found', 'Not here.'), 'Not here.'],
    ['bad-request', () => refuse(400, 'bad-request', 'Not so.'), 'Not so.'],
    ['unavailable', () => refuse(500, 'not-found'), undefined],
    ['unauthorized', () => refuse(401, 'unauthorized', 'Sign in.'), 'Sign in.'],
    ['unavailable', () => refuse(500, 'broken', 'Stack trace'), undefined],
    ['unavailable', () => new Response('<html>'), undefined],
    ['unavailable', offline, undefined],
    ['timeout', () => held().promise, undefined],
  ])('API-06 receives the failure "%s" of a call', async (code, answerer, text) => {
    tab.operator.on('GET /web-api/user/rights', answerer);
    tab.operator.on('GET /web-api/user/gettoken', () => ({ token }));
    const refusal = tab.test.bus
      .admit(manifest)
      .send(apiCall, { call: 'userRights', input: {} }, { deadline: HOUR })
      .catch((error: unknown) => error);
    await tab.test.clock.advance(60_000);
    expect(await refusal).toMatchObject({ name: 'HandlerFailed', code, text });
  });

  it('API-06 receives a failure without a network, and for an input that does not fit', async () => {
    tab.page.online$.next(false);
    tab.operator.on('GET /web-api/phone/masks', offline);
    const refusal = failure({ call: 'phoneMasks', input: {} });
    await tab.test.clock.advance(5000);
    expect(await refusal).toMatchObject({ code: 'offline' });
    await expect(
      failure({ call: 'mainAccountList', input: { pageNumber: 'first' } }),
    ).resolves.toMatchObject({ code: 'bad-request' });
  });
});
