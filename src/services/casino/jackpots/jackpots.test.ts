import { defineManifest } from '@grandstand/bus-contracts';
import { casinoJackpots, casinoMeters } from '@grandstand/bus-contracts/player';
import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createJackpots } from '.';
import { createMeterConnect } from './connect';
import { createFakeEventSource } from '../../../../tests/harness/fakes/fake-event-source';
import { refuse } from '../../../../tests/harness/fakes/fake-operator';
import { openTab } from '../../../../tests/harness/tabs/tab';

const CALL = 'GET /web-api/jackpots';
const ANSWER = { iso: 'EUR', scale: 2, jackpots: [], ended: [] };
const PAGE = { language: 'en', route: 'casino', path: '/casino', area: 'casino', params: {} };

type Meters = readonly { jackpotId: string; money: number; commitment: string }[];

function start() {
  const tab = openTab();
  const { test, operator, page } = tab;
  operator.on(CALL, () => ANSWER);
  const open: Subject<Meters>[] = [];
  createJackpots({
    bus: test.bus.join('jackpots'),
    clock: test.clock,
    api: tab.api,
    page,
    connect: () => {
      const meters$ = new Subject<Meters>();
      open.push(meters$);
      return meters$;
    },
  });
  const go = (change: object): void => test.qa.publish('navigation.state', { ...PAGE, ...change });
  go({});
  const area = test.bus.admit(
    defineManifest({
      name: 'casino',
      subscribes: [casinoMeters],
      publishes: [],
      sends: [casinoJackpots],
    }),
  );
  const money = async () => {
    let shown: number | undefined;
    const end = area.onKey(casinoMeters, 'grand', (meter) => {
      shown = meter.money;
    });
    await test.clock.advance(50);
    end();
    return shown ?? area.peekKey(casinoMeters, 'grand')?.money;
  };
  /** Connections that are read. */
  const connections = () => open.filter(({ observed }) => observed).length;
  return { ...tab, area, go, open, money, connections };
}

describe('the jackpots', () => {
  it('CAS-01 are loaded for a page that asks, and followed from then on', async () => {
    const { area, open, money, connections } = start();
    expect(connections()).toBe(0);
    expect(await area.send(casinoJackpots, {})).toEqual(ANSWER);
    expect(connections()).toBe(1);
    open[0]?.next([{ jackpotId: 'grand', money: 1_000_050, commitment: 'c1' }]);
    expect(await money()).toBe(1_000_050);
  });

  it('are followed while the page is visible, and no longer than their area is shown', async () => {
    const { area, page, go, connections } = start();
    await area.send(casinoJackpots, {});
    page.visible$.next(false);
    expect(connections()).toBe(0);
    page.visible$.next(true);
    expect(connections()).toBe(1);
    go({ path: '/casino/jackpots' });
    expect(connections()).toBe(1);
    go({ path: '/line', area: 'sports' });
    expect(connections()).toBe(0);
    go({});
    expect(connections()).toBe(0);
    await area.send(casinoJackpots, {});
    expect(connections()).toBe(1);
  });

  it('are followed again after a break, later each time', async () => {
    const { area, open, test, connections } = start();
    await area.send(casinoJackpots, {});
    open[0]?.error(new Error('broken'));
    expect(connections()).toBe(0);
    await test.clock.advance(2000);
    expect(connections()).toBe(1);
    open[1]?.error(new Error('broken'));
    await test.clock.advance(2000);
    expect(connections()).toBe(0);
    await test.clock.advance(2000);
    expect(connections()).toBe(1);
  });

  it('CAS-01 follow the operator’s stream, and one that is malformed or breaks is closed', () => {
    for (const [event, data] of [
      ['jackpots', '{"meters":[{"jackpotId":"grand","money":-1,"commitment":"c1"}]}'],
      ['error', ''],
    ] as const) {
      const source = createFakeEventSource();
      const heard: unknown[] = [];
      createMeterConnect(source.open)().subscribe({
        next: (meters) => heard.push(meters),
        error: (error: Error) => heard.push(error.message.slice(0, 25)),
      });
      const meters = [{ jackpotId: 'grand', money: 1_000_050, commitment: 'c1' }];
      source.send('jackpots', JSON.stringify({ meters }));
      source.send(event, data);
      expect(source.opened).toEqual(['/feed-api/v1/jackpots/stream']);
      expect(heard).toEqual([meters, 'Failed to read "jackpots"']);
      expect(source.isClosed()).toBe(true);
    }
  });

  it('that could not be loaded are not followed', async () => {
    const { area, operator, connections } = start();
    operator.on(CALL, () => refuse(404, 'not-found'));
    await expect(area.send(casinoJackpots, {})).rejects.toMatchObject({ code: 'not-found' });
    operator.on(CALL, () => refuse(422, 'unavailable'));
    await expect(area.send(casinoJackpots, {})).rejects.toMatchObject({ code: 'unavailable' });
    expect(connections()).toBe(0);
  });
});
