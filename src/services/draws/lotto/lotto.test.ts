import { defineManifest, sessionState } from '@grandstand/bus-contracts';
import { lottoDrawn, lottoTicketProof, lottoTickets } from '@grandstand/bus-contracts/player';
import type { LottoDrawn } from '@grandstand/bus-contracts/player';
import { settle } from '@grandstand/bus-contracts/testing';
import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createLotto } from '.';
import { createDrawConnect } from './connect';
import { createFakeEventSource } from '../../../../tests/harness/fakes/fake-event-source';
import { offline, tokenFor } from '../../../../tests/harness/fakes/fake-operator';
import { openTab } from '../../../../tests/harness/tabs/tab';

const TICKETS = 'GET /lotto-api/v1/tickets';

async function start(userId: string) {
  const tab = openTab();
  const { test, tokens, page } = tab;
  const open: Subject<readonly LottoDrawn[]>[] = [];
  createLotto({
    bus: test.bus.join('lotto'),
    clock: test.clock,
    api: tab.api,
    page,
    connect: () => {
      const draws$ = new Subject<readonly LottoDrawn[]>();
      open.push(draws$);
      return draws$;
    },
  });
  tokens.begin(userId, userId && tokenFor(userId, test.clock.now() + 3_600_000));
  const status = userId === '' ? 'guest' : 'player';
  test.bus.join('session').publish(sessionState, { status, userId });
  await settle();
  const area = test.bus.admit(
    defineManifest({
      name: 'lotto',
      subscribes: [lottoDrawn],
      publishes: [],
      sends: [lottoTicketProof, lottoTickets],
    }),
  );
  const heard: LottoDrawn[] = [];
  area.on(lottoDrawn, (draw) => heard.push(draw));
  const go = (name: string): void =>
    test.qa.publish('navigation.state', {
      language: 'en',
      route: name,
      path: `/${name}`,
      area: name,
      params: {},
    });
  /** Connections that are read. */
  const connections = (): number => open.filter(({ observed }) => observed).length;
  return { ...tab, area, heard, go, open, connections };
}

describe('the tickets of lotteries', () => {
  it('TOT-01 are the operator’s, after the last one that is shown', async () => {
    const { operator, area, test } = await start('ann-1');
    operator.on(TICKETS, () => ({ tickets: [], hasMore: true }));
    expect(await area.send(lottoTickets, { before: '80000002' })).toEqual({
      tickets: [],
      hasMore: true,
    });
    expect(operator.sent.at(-1)?.url.search).toBe('?before=80000002');
    test.dispose();
  });

  it('TOT-01 have proofs', async () => {
    const { operator, area, test } = await start('ann-1');
    const answer = { leaf: '7:1-2', proof: { index: 0, count: 1, beside: [] } };
    operator.on('GET /lotto-api/v1/ticket-proof', () => answer);
    expect(await area.send(lottoTicketProof, { id: '7' })).toEqual(answer);
    expect(operator.sent.at(-1)?.url.search).toBe('?id=7');
    test.dispose();
  });

  it('are refused in a typed way: to a guest, and without a connection', async () => {
    const guest = await start('');
    await expect(guest.area.send(lottoTickets, {})).rejects.toMatchObject({
      code: 'not-signed-in',
    });
    expect(guest.operator.sent).toEqual([]);
    guest.test.dispose();
    const { operator, area, test } = await start('ann-1');
    operator.on(TICKETS, offline);
    const failed = area.send(lottoTickets, {}).catch((error: unknown) => error);
    await test.clock.advance(60_000);
    expect(await failed).toMatchObject({ code: 'unavailable' });
    test.dispose();
  });
});

describe('the draws of lotteries', () => {
  const drawOf = (lotteryId: LottoDrawn['lotteryId'], drawId: number): LottoDrawn => ({
    lotteryId,
    drawId,
    numbers: [5, 1, 4, 2, 3],
    proof: {
      scheme: 'shared',
      label: `lotto-${lotteryId}`,
      link: { round: 0, hash: 'd1' },
      salt: 'grandstand-2026',
      round: 1,
      seed: 'eb',
      root: '46',
      draws: [{ kind: 'pick', count: 5, from: 36 }],
      results: [[4, 0, 3, 1, 2]],
    },
  });

  it('TOT-01 are published to guests and players, each once, while a page of the area is shown', async () => {
    for (const userId of ['', 'ann-1']) {
      const { heard, go, open, connections, test } = await start(userId);
      go('line');
      expect(connections()).toBe(0);
      go('lotto');
      expect(connections()).toBe(1);
      open[0]?.next([drawOf('5-36', 6), drawOf('6-45', 7)]);
      open[0]?.next([drawOf('5-36', 6)]);
      open[0]?.next([drawOf('5-36', 8)]);
      await settle();
      expect(heard).toEqual([drawOf('5-36', 6), drawOf('6-45', 7), drawOf('5-36', 8)]);
      go('line');
      expect(connections()).toBe(0);
      test.dispose();
    }
  });

  it('come by the operator’s stream, and a draw that is malformed ends it', () => {
    const source = createFakeEventSource();
    const heard: unknown[] = [];
    createDrawConnect(source.open)().subscribe({
      next: (draws) => heard.push(draws),
      error: () => heard.push('failed'),
    });
    source.send('lotto', JSON.stringify({ draws: [drawOf('5-36', 6)] }));
    source.send('lotto', JSON.stringify({ draws: [{ ...drawOf('5-36', 7), numbers: null }] }));
    expect(source.opened).toEqual(['/feed-api/v1/lotto/stream']);
    expect(heard).toEqual([[drawOf('5-36', 6)], 'failed']);
    expect(source.isClosed()).toBe(true);
  });

  it('that were made during a break are published after it, and none of the others again', async () => {
    const { heard, go, open, connections, page, test } = await start('');
    go('lotto');
    open[0]?.next([drawOf('5-36', 6), drawOf('6-45', 7)]);
    open[0]?.error(new Error('broken'));
    expect(connections()).toBe(0);
    await test.clock.advance(2_000);
    open[1]?.next([drawOf('5-36', 8), drawOf('6-45', 7)]);
    page.visible$.next(false);
    expect(connections()).toBe(0);
    page.visible$.next(true);
    open[2]?.next([drawOf('5-36', 8), drawOf('6-45', 9)]);
    await settle();
    expect(heard.map(({ drawId }) => drawId)).toEqual([6, 7, 8, 9]);
    test.dispose();
  });
});
