import { settle } from '@grandstand/bus-contracts/testing';
import { describe, expect, it } from 'vitest';
import { createLine } from '.';
import { SAMPLE_CALLS } from '../../../../tests/harness/calls';
import { held, offline, refuse } from '../../../../tests/harness/fakes/fake-operator';
import { game, sport } from '../../../../tests/harness/samples';
import { openTab } from '../../../../tests/harness/tabs/tab';
import type { Tab } from '../../../../tests/harness/tabs/tab';

const SPORTS = 'GET /line-api/v1/sports';
const GAMES = 'GET /line-api/v1/games';

function startLine(keepFeedName = (): void => {}): Tab {
  const tab = openTab();
  createLine({ bus: tab.test.bus.join('line'), api: tab.api, keepFeedName });
  return tab;
}

/** The live games are requested before a break of the feed and after it, and neither call has an answer yet. */
async function requestedAroundBreak() {
  const tab = startLine();
  const [before, after] = [held(), held()];
  const answers = [before, after];
  tab.operator.on(GAMES, () => answers.shift()?.promise);
  const request = (): Promise<unknown> => tab.test.qa.send('line.games', { section: 'live' });
  const old = request();
  await settle();
  tab.test.qa.publish('feed.reset', {});
  const requested = request();
  await settle();
  return { tab, before, after, request, old, requested };
}

describe('the line', () => {
  it('answers the menu, the games of a query and one game', async () => {
    const tab = startLine();
    const { qa } = tab.test;
    tab.operator.on(SPORTS, () => ({ sports: [sport], seq: 1 }));
    tab.operator.on(GAMES, () => ({ games: [game], seq: 2 }));
    tab.operator.on(`${GAMES}/7001`, () => ({ game, seq: 3 }));
    await expect(qa.send('line.sports', {})).resolves.toEqual([sport]);
    const query = { section: 'live', sport: 'football', timeFilter: 6, search: 'Зенит & co' };
    await expect(qa.send('line.games', query)).resolves.toEqual([game]);
    await expect(qa.send('line.game', { gameId: 7001 })).resolves.toEqual(game);
    expect(Object.fromEntries(tab.operator.sent[1]!.url.searchParams)).toEqual({
      ...query,
      timeFilter: '6',
    });
  });

  it('shares one call among simultaneous requests, and makes another for later ones', async () => {
    const tab = startLine();
    const answer = held();
    tab.operator.on(GAMES, () => answer.promise);
    const request = (section: string): Promise<unknown> =>
      tab.test.qa.send('line.games', { section });
    const requested = [request('live'), request('live'), request('line')];
    await settle();
    expect(tab.operator.count(GAMES)).toBe(2);
    answer.give({ games: [game], seq: 1 });
    expect(await Promise.all(requested)).toEqual([[game], [game], [game]]);
    await request('live');
    expect(tab.operator.count(GAMES)).toBe(3);
  });

  it('continues for the others when one of them gives up, and ends with the last', async () => {
    const tab = startLine();
    let isAborted = false;
    const answer = held();
    const { fetch } = tab.operator;
    const line = openTab({
      ...tab,
      operator: {
        ...tab.operator,
        fetch: async (input, init) => {
          init?.signal?.addEventListener('abort', () => (isAborted = true));
          return fetch(input, init);
        },
      },
    });
    createLine({ bus: line.test.bus.join('line'), api: line.api, keepFeedName: () => {} });
    tab.operator.on(SPORTS, () => answer.promise);
    const [one, two] = [new AbortController(), new AbortController()];
    const request = ({ signal }: AbortController): Promise<unknown> =>
      line.test.qa.send('line.sports', {}, { signal }).catch((error: unknown) => error);
    const requested = [request(one), request(two)];
    await settle();
    one.abort();
    await settle();
    expect(isAborted).toBe(false);
    two.abort();
    await settle();
    expect(isAborted).toBe(true);
    for (const outcome of await Promise.all(requested))
      expect(outcome).toMatchObject({ name: 'Aborted' });
  });

  it('requests again after a break of the feed, though the same is under way', async () => {
    const { before, after, old, requested } = await requestedAroundBreak();
    after.give({ games: [game], seq: 2 });
    expect(await requested).toEqual([game]);
    before.give({ games: [], seq: 1 });
    expect(await old).toEqual([]);
  });

  it('requests again in another language', async () => {
    const tab = startLine();
    const answer = held();
    tab.operator.on(SPORTS, () => answer.promise);
    for (const language of ['en', 'ua']) {
      tab.test.qa.publish('settings.state', {
        language,
        timeZone: 'UTC',
        is12h: 0,
        appTheme: 1,
        coefViewId: 0,
      });
      tab.test.qa.send('line.sports', {}).catch(() => {});
    }
    await settle();
    expect(tab.operator.count(SPORTS)).toBe(2);
    answer.give({ sports: [], seq: 1 });
  });

  it('shares the newer call after a break of the feed, also once the older one has ended', async () => {
    const { tab, before, after, request, old, requested } = await requestedAroundBreak();
    before.give({ games: [], seq: 1 });
    await old;
    const last = request();
    after.give({ games: [game], seq: 2 });
    expect(await Promise.all([requested, last])).toEqual([[game], [game]]);
    expect(tab.operator.count(GAMES)).toBe(2);
  });

  it('keeps the name of the feed before each call for a match, and for no other', async () => {
    const calls: string[] = [];
    const tab = startLine(() => calls.push('name'));
    tab.operator.on(GAMES, () => ({ games: [], seq: 1 }));
    tab.operator.on(`${GAMES}/7001`, () => {
      calls.push('match');
      return { game, seq: 3 };
    });
    await tab.test.qa.send('line.games', { section: 'live' });
    await tab.test.qa.send('line.game', { gameId: 7001 });
    expect(calls).toEqual(['name', 'match']);
  });

  it('answers the course of a match, or that there is none', async () => {
    const tab = startLine();
    const course = JSON.parse(
      SAMPLE_CALLS.find(({ name }) => name === 'lineCourseCall')?.text ?? '{}',
    ) as { course: object };
    const CALL = `${GAMES}/7001/course`;
    const ask = (): Promise<unknown> => tab.test.qa.send('line.course', { gameId: 7001 });
    tab.operator.on(CALL, () => course);
    await expect(ask()).resolves.toEqual(course.course);
    tab.operator.on(CALL, () => refuse(404, 'not-found'));
    await expect(ask()).rejects.toMatchObject({ code: 'not-found' });
    tab.operator.on(CALL, () => refuse(422, 'closed', 'Later.'));
    await expect(ask()).rejects.toMatchObject({ code: 'unavailable', text: 'Later.' });
  });

  it('refuses a missing game and an operator that does not answer with different codes', async () => {
    const tab = startLine();
    const { qa } = tab.test;
    await expect(qa.send('line.game', { gameId: 1 })).rejects.toMatchObject({ code: 'not-found' });
    tab.operator.on(SPORTS, () => refuse(500, 'broken', 'at com.operator.Line'));
    const broken: unknown = await qa.send('line.sports', {}).catch((error: unknown) => error);
    expect(broken).toMatchObject({ code: 'unavailable', text: undefined });
    tab.operator.on(GAMES, offline);
    const failure = qa.send('line.games', { section: 'live' }).catch((error: unknown) => error);
    await tab.test.clock.advance(5000);
    expect(await failure).toMatchObject({ code: 'unavailable' });
  });
});
