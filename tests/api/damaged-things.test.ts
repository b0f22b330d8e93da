import { independentLists } from '@grandstand/bus-contracts/domain/lists';
import { contentAnswers } from '@grandstand/bus-contracts/answers';
import { readBackEnd } from '@grandstand/bus-contracts/react/server';
import { describe, expect, it } from 'vitest';
import { BadAnswerError } from '../../src/api';
import { SAMPLE_CALLS } from '../harness/calls';
import type { SampleCall } from '../harness/calls';
import { tokenFor } from '../harness/fakes/fake-operator';
import { openTab } from '../harness/tabs/tab';

type Members = Readonly<Record<string, unknown>>;

const memberAt = (answer: unknown, list: string): unknown =>
  list.split('.').reduce<unknown>((held, key) => (held as Members | undefined)?.[key], answer);

function withList(
  answer: unknown,
  [key = '', ...rest]: readonly string[],
  things: unknown,
): unknown {
  const held = answer as Members;
  return { ...held, [key]: rest.length === 0 ? things : withList(held[key], rest, things) };
}

/** Every list of independent things, with a sample of its call. */
const LISTS = SAMPLE_CALLS.filter(({ endpoint }) => endpoint.method === 'GET').flatMap((sample) =>
  independentLists(sample.endpoint.path).flatMap((list) => {
    const things = memberAt(sample.answer, list);
    return Array.isArray(things) && things.length > 0 ? [{ sample, list, good: things }] : [];
  }),
);

/** Lists whose things say something together, by the paths of their calls: one that is damaged fails the answer. */
const TOGETHER: Readonly<Record<string, readonly string[]>> = {
  'settings of the site': ['/bff-api/config/all.json'],
  'a text that is read as a whole': [
    '/content-api/v1/texts/:kind/:slug',
    '/web-api/api-v3/v2/user/agreement-rules',
  ],
  'a table, whose places count': [
    '/line-api/v1/championship',
    '/line-api/v1/champs/:champ',
    '/web-api/promo/cashback',
    '/web-api/promo/tournaments/:id',
    '/web-api/third-party/games/:game/rules',
  ],
  'one bet with its legs': [
    '/web-api/bets/:id',
    '/web-api/coupon/by-ref/:refId',
    '/web-api/coupon/share/:code',
  ],
  'money and accounts of the player': [
    '/web-api/api-v3/v2/user/accounts',
    '/web-api/payment/deposits/methods',
    '/web-api/payment/withdrawals/:withdrawalId',
    '/web-api/payment/withdrawals/methods',
    '/web-api/payments/main-account-list',
    '/web-api/statements',
    '/web-api/user/accounts',
  ],
  'limits and what the operator asks for': [
    '/limit-service-api/api/external/web/v3/availablelimits',
    '/limit-service-api/api/external/web/v3/limits',
    '/limit-service-api/api/external/web/v3/reasons/selfexclude',
    '/web-api/verification',
  ],
  'the one match or race, beside its lists': ['/line-api/v1/games/:id', '/line-api/v1/marbles'],
  'the fields of one request, beside its messages': ['/web-api/requests/:requestId'],
};

/** The lists of objects in an answer, as paths of members. */
function listsIn(value: unknown, at: readonly string[] = []): readonly string[] {
  const isObject = (one: unknown): one is object => typeof one === 'object' && one !== null;
  if (Array.isArray(value)) return value.some(isObject) ? [at.join('.')] : [];
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, held]) => listsIn(held, [...at, key]));
}

/** What one thing of a list may be in place of itself. */
const POISONS: Readonly<Record<string, (good: unknown) => unknown>> = {
  nothing: () => null,
  'a number': () => 7,
  'an empty object': () => ({}),
  'a list': () => [],
  'itself with members of other types': (good) =>
    typeof good === 'object' && good !== null
      ? Object.fromEntries(Object.keys(good).map((key) => [key, { $: [key] }]))
      : { $: good },
};

async function answered({ make }: SampleCall, answer: unknown) {
  const base = openTab();
  const fresh = tokenFor('ann-1', base.test.clock.now() + 3_600_000);
  const tab = openTab({
    ...base,
    operator: {
      ...base.operator,
      fetch: async (url) =>
        Response.json(
          typeof url === 'string' && url.includes('gettoken?') ? { token: fresh } : answer,
        ),
    },
  });
  tab.tokens.begin('ann-1', fresh);
  const result = await make(tab.api).catch((error: unknown) => error);
  return { result, logged: JSON.stringify(tab.logged) };
}

describe('a damaged thing in the answer of the operator', () => {
  it('is tried in each list of an answer, but for those whose things say something together', () => {
    const together = Object.values(TOGETHER).flat();
    const untried = SAMPLE_CALLS.filter(({ endpoint }) => endpoint.method === 'GET')
      .filter(({ endpoint }) => !together.includes(endpoint.path))
      .flatMap(({ endpoint, answer }) =>
        listsIn(answer)
          .filter((list) => !independentLists(endpoint.path).includes(list))
          .map((list) => `${endpoint.path} ${list}`),
      );
    expect(untried).toEqual([]);
    const paths = SAMPLE_CALLS.map(({ endpoint }) => endpoint.path);
    expect(together.filter((path) => !paths.includes(path))).toEqual([]);
    expect(LISTS.length).toBeGreaterThan(70);
  });

  describe.each(LISTS.map((one) => [`${one.sample.endpoint.path} ${one.list}`, one] as const))(
    'in %s',
    (_, { sample, list, good }) => {
      const keys = list.split('.');

      it.each(Object.keys(POISONS))('as %s leaves the others, and is reported', async (name) => {
        const poison = POISONS[name]?.(good[0]);
        const whole = await answered(sample, withList(sample.answer, keys, [...good, ...good]));
        expect(whole.result).not.toBeInstanceOf(Error);
        const { result, logged } = await answered(
          sample,
          withList(sample.answer, keys, [...good, poison, ...good]),
        );
        expect(result).toEqual(whole.result);
        expect(logged).toContain(`${list}.${good.length}`);
      });

      it('is a failed answer where no other is left', async () => {
        const { result } = await answered(sample, withList(sample.answer, keys, [null]));
        expect(result).toBeInstanceOf(BadAnswerError);
      });
    },
  );

  it('leaves the others on the server of an area too, and is reported', async () => {
    const sample = SAMPLE_CALLS.find(({ name }) => name === 'contentList')!;
    const [item] = memberAt(sample.answer, 'items') as readonly unknown[];
    const warned: string[] = [];
    const request = {
      language: 'en',
      fetch: async () => Response.json({ ...(sample.answer as object), items: [item, {}, item] }),
      warn: (message: string) => warned.push(message),
    } as const;
    const path = '/content-api/v1/texts/news?lang=en';
    const { items } = await readBackEnd(request, path, contentAnswers.contentList);
    expect(items).toHaveLength(2);
    expect(warned).toEqual([expect.stringContaining('items.1')]);
  });
});
