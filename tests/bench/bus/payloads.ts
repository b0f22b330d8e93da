import { couponMarketSchema, defineEvent, defineManifest } from '@grandstand/bus-contracts';
import { createBus } from '@grandstand/bus-contracts/bus';
import type { CouponMarket } from '@grandstand/bus-contracts';
import mitt from 'mitt';
import { parse } from 'valibot';
import { pageClock } from './contenders';

const SUBSCRIBERS = 10;

const picked = defineEvent({
  name: 'bench.picked',
  version: 1,
  owner: '*',
  doc: 'An outcome as an area sends it to the coupon.',
  payload: couponMarketSchema,
});

const market: CouponMarket = {
  id: '1001:9:2.5',
  coef: 1.85,
  sportId: 1,
  typeId: 9,
  marketTypeId: 4,
  param: '2.5',
  kind: 1,
  isLive: true,
  champ: { id: 11, name: 'Premier League' },
  game: { id: 1001, home: 'Arsenal', away: 'Chelsea', startsAt: 1_790_000_000_000, path: '/live' },
};

/** Keeps a result, so that the compiler cannot remove its computation. */
const received = { sum: 0 };
const receive = ({ coef }: CouponMarket): void => {
  received.sum += coef;
};
Object.assign(globalThis, { received });

function byMitt(isChecked: boolean): () => void {
  const wires = mitt<{ picked: CouponMarket }>();
  for (let i = 0; i < SUBSCRIBERS; i++) wires.on('picked', receive);
  if (!isChecked) return () => wires.emit('picked', market);
  return () => wires.emit('picked', parse(couponMarketSchema, market));
}

function byBus(mode: 'development' | 'production', isArea: boolean): () => void {
  const report = (problem: unknown): never => {
    throw new Error(JSON.stringify(problem));
  };
  const bus = createBus({ clock: pageClock, mode, contracts: [picked], report });
  const shell = bus.join('shell');
  for (let i = 0; i < SUBSCRIBERS; i++) shell.on(picked, receive);
  if (!isArea) return () => shell.publish(picked, market);
  const area = bus.admit(
    defineManifest({ name: 'area', subscribes: [], publishes: [picked], sends: [] }),
  );
  return () => area.publish(picked, market);
}

/** A bet-like payload to ten subscribers, checked and unchecked. */
export const payloads = {
  mitt: () => byMitt(false),
  'mitt, checked by Valibot': () => byMitt(true),
  'bus, unchecked: shell in production': () => byBus('production', false),
  'bus, checked: shell in development': () => byBus('development', false),
  'bus, copied and checked: area': () => byBus('production', true),
} satisfies Record<string, () => () => void>;

export type PayloadName = keyof typeof payloads;
