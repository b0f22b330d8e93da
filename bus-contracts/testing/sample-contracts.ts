import * as v from 'valibot';
import { defineCommand, defineEvent, defineState, defineStream } from '../kernel/contract';

/* One contract of each kind, for the tests of the bus itself. */

export const bellRang = defineEvent({
  name: 'bell.rang',
  version: 1,
  owner: 'bell',
  doc: 'The bell was rung.',
  payload: v.object({ times: v.number() }),
});

export const lampState = defineState({
  name: 'lamp.state',
  version: 2,
  owner: 'lamp',
  doc: 'Whether the lamp is on, and how bright.',
  value: v.object({ isOn: v.boolean(), lumen: v.number() }),
});

export const vaultState = defineState({
  name: 'vault.state',
  version: 1,
  owner: 'vault',
  audience: 'shell',
  doc: 'What no area may see.',
  value: v.object({ code: v.string(), doors: v.array(v.object({ key: v.string() })) }),
  secret: ['value.code', 'value.doors.key'],
});

export const priceTicks = defineStream({
  name: 'price.ticks',
  version: 1,
  owner: 'market',
  doc: 'Prices by id.',
  item: v.object({ id: v.string(), price: v.number() }),
  key: (item) => item.id,
});

export const sumAdd = defineCommand({
  name: 'sum.add',
  version: 1,
  owner: 'sum',
  doc: 'Adds two numbers.',
  request: v.object({ a: v.number(), b: v.number() }),
  answer: v.object({ sum: v.number() }),
  failures: ['too-big'],
});

export const vaultOpen = defineCommand({
  name: 'vault.open',
  version: 1,
  owner: 'vault',
  audience: 'shell',
  doc: 'Opens the vault.',
  request: v.object({ code: v.pipe(v.string(), v.trim()) }),
  answer: v.object({ gold: v.number() }),
  failures: ['wrong-code'],
  secret: ['request.code', 'answer.gold'],
});

export const keyTurn = defineCommand({
  name: 'key.turn',
  version: 1,
  owner: 'vault',
  audience: { areas: ['keeper'] },
  doc: 'Turns the key: what one area alone may request.',
  request: v.object({ code: v.string() }),
  answer: v.object({ isOpen: v.boolean() }),
  failures: [],
  secret: ['request.code'],
});

export const anyoneSaid = defineEvent({
  name: 'anyone.said',
  version: 1,
  owner: '*',
  doc: 'Anyone said something.',
  payload: v.object({ text: v.string() }),
});

export const SAMPLES = [
  bellRang,
  lampState,
  vaultState,
  priceTicks,
  sumAdd,
  vaultOpen,
  keyTurn,
  anyoneSaid,
] as const;
