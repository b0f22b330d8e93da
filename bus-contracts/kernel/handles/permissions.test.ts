import { expect, test } from 'vitest';
import * as contracts from '../../contracts/index';
import * as player from '../../player/index';
import * as shell from '../../shell/index';
import { createTestBus } from '../../testing/index';
import {
  SAMPLES,
  anyoneSaid,
  keyTurn,
  lampState,
  vaultState,
} from '../../testing/sample-contracts';
import type { AnyContract } from '../contract';
import { contractId, contractsIn } from '../contract';
import { defineManifest } from '../manifest';
import type { Manifest } from '../manifest';
import type { Handle } from '../types';

const everything: readonly AnyContract[] = [
  ...contracts.CONTRACTS,
  ...player.PLAYER_CONTRACTS,
  ...shell.SHELL_CONTRACTS,
];

test.each([
  ['contracts', 'areas', contracts, contracts.CONTRACTS],
  ['player', 'areas', player, player.PLAYER_CONTRACTS],
  ['shell', 'the shell', shell, shell.SHELL_CONTRACTS],
] as const)(
  'P52 the list of %s leaves none out, and none is there that is not for %s',
  (room, _audience, module, list) => {
    const exported = contractsIn(module);
    const names = (all: readonly AnyContract[]): string[] => all.map(contractId).sort();
    expect(names(list)).toEqual(names(exported));
    const foreign = exported.filter(
      ({ audience }) => (audience === 'shell') !== (room === 'shell'),
    );
    expect(foreign).toEqual([]);
  },
);

/** Tickets in a draw are no secret; a ticket that opens something is one. */
const SECRET_NAME = /token|password|secret|credential|jwt|ticket(?!s)/i;

/** Every use of a handle, and the kinds of contract it is for. */
const uses: Record<string, (handle: Handle, contract: never) => unknown> = {
  publish: (handle, contract) => handle.publish(contract, {} as never),
  on: (handle, contract) => handle.on(contract, () => {}),
  onKey: (handle, contract) => handle.onKey(contract, 'key', () => {}),
  messages$: (handle, contract) => handle.messages$(contract),
  peek: (handle, contract) => handle.peek(contract),
  peekKey: (handle, contract) => handle.peekKey(contract, 'key'),
  send: (handle, contract) => handle.send(contract, {} as never),
  handle: (handle, contract) => handle.handle(contract, () => ({}) as never),
};

const nothing: Manifest = { name: 'nothing', subscribes: [], publishes: [], sends: [] };

/** The areas that a contract is for alone; none where it is for all areas, or for the shell. */
const namedAreas = ({ audience }: AnyContract): readonly string[] =>
  typeof audience === 'string' ? [] : audience.areas;

const forNamedAreas = everything.filter((contract) => namedAreas(contract).length > 0);

test('P52 an area whose manifest names nothing can do nothing: every use of every contract is refused', async () => {
  const t = createTestBus();
  const area = t.bus.admit(nothing) as unknown as Handle;
  for (const contract of everything) {
    for (const [verb, use] of Object.entries(uses)) {
      const outcome = await attempt(() => use(area, contract as never));
      expect(outcome, `${verb} ${contractId(contract)}`).toBe('NotAllowedError');
    }
  }
  expect(t.messages).toEqual([]);
  expect(t.bus.refused.sender).toBe(everything.length * Object.keys(uses).length);
});

test('P52 a manifest grants the contracts it names and no others: tried with every contract of the product', async () => {
  const t = createTestBus();
  for (const named of everything.filter(({ audience }) => audience !== 'shell')) {
    const isCommand = named.kind === 'command';
    const [name = nothing.name] = namedAreas(named);
    const area = t.bus.admit({
      ...nothing,
      name,
      subscribes: isCommand ? [] : [named],
      sends: isCommand ? [named] : [],
    }) as unknown as Handle;
    for (const contract of everything) {
      for (const [verb, use] of Object.entries(uses)) {
        const isOpen = contract === named && opens(verb, named);
        const outcome = await attempt(() => use(area, contract as never));
        const refused = outcome === 'NotAllowedError';
        expect(refused, `${verb} ${contractId(contract)}`).toBe(!isOpen);
      }
    }
    area.dispose();
  }
});

test('P52 a contract of the shell is refused in every list of a manifest, with any claimed owner or audience', () => {
  const { bus } = createTestBus();
  for (const contract of everything.filter(({ audience }) => audience === 'shell')) {
    const claim = { ...contract, audience: 'area', owner: '*' } as never;
    for (const place of ['subscribes', 'publishes', 'sends']) {
      const manifest = { ...nothing, [place]: [claim] };
      expect(() => bus.admit(manifest), contractId(contract)).toThrow('is for the shell alone');
    }
    expect(() => defineManifest({ ...nothing, subscribes: [contract as never] })).toThrow(
      TypeError,
    );
  }
});

test('P52 a message for a named area reaches that area, and no other', async () => {
  const { bus } = createTestBus({ contracts: [keyTurn] });
  bus.join('vault').handle(keyTurn, ({ code }) => ({ isOpen: code === '1234' }));
  const keeper = bus.admit(
    defineManifest({ name: 'keeper', subscribes: [], publishes: [], sends: [keyTurn] }),
  );
  await expect(keeper.send(keyTurn, { code: '1234' })).resolves.toEqual({ isOpen: true });
  const other = bus.admit(nothing) as unknown as typeof keeper;
  expect(await attempt(() => other.send(keyTurn, { code: '1234' }))).toBe('NotAllowedError');
});

test('P52 no area can place a bet, sign in or register: those commands are of the shell', () => {
  const { couponPlace, sessionSignIn, sessionRegister } = shell;
  expect([couponPlace, sessionSignIn, sessionRegister].map(({ audience }) => audience)).toEqual([
    'shell',
    'shell',
    'shell',
  ]);
});

test('P52 nothing that an area may subscribe to or request carries a token or a password', () => {
  const open = everything.filter(({ audience }) => audience === 'area');
  const fields = new Set(open.flatMap(fieldsOf));
  expect(fields.size).toBeGreaterThan(50);
  expect([...fields].filter((name) => SECRET_NAME.test(name))).toEqual([]);
});

test('P52 what a named area alone may receive or request hides its tokens and passwords from recordings', () => {
  for (const contract of forNamedAreas) {
    const hidden = contract.secret.map((path) => path.split('.').at(-1));
    const fields = fieldsOf(contract).filter((name) => SECRET_NAME.test(name));
    expect(
      fields.filter((name) => !hidden.includes(name)),
      contractId(contract),
    ).toEqual([]);
  }
});

test('P52 an area may publish only its own contracts and those of any sender', () => {
  const { bus } = createTestBus({ contracts: SAMPLES });
  const manifest = { ...nothing, publishes: [lampState] };
  expect(() => bus.admit(manifest)).toThrow('"lamp.state@2" belongs to "lamp"');
  const area = bus.admit({ ...nothing, publishes: [anyoneSaid] }) as unknown as Handle;
  area.publish(anyoneSaid, { text: 'allowed' });
});

test('P52 an area cannot choose its sender', () => {
  const { bus } = createTestBus();
  for (const name of ['area:sports', 'Coupon', 'a b', '', '../coupon']) {
    expect(() => bus.admit({ ...nothing, name })).toThrow(TypeError);
  }
});

test('P52 a part of the shell subscribes to everything, but publishes and handles only its own contracts', async () => {
  const { bus } = createTestBus({ contracts: SAMPLES });
  const lamp = bus.join('lamp');
  lamp.on(vaultState, () => {});
  // @ts-expect-error -- it does not compile either
  expect(() => lamp.publish(vaultState, { code: '', doors: [] })).toThrow('"lamp" may not');
});

function opens(verb: string, { kind }: AnyContract): boolean {
  const byKind: Record<AnyContract['kind'], readonly string[]> = {
    event: ['on', 'messages$'],
    state: ['on', 'messages$', 'peek'],
    stream: ['on', 'messages$', 'onKey', 'peekKey'],
    command: ['send'],
  };
  return byKind[kind].includes(verb);
}

/** The name of the error it ends with; "allowed" without one. */
async function attempt(act: () => unknown): Promise<string> {
  try {
    await act();
    return 'allowed';
  } catch (error) {
    return (error as Error).name;
  }
}

/** The names of all fields in a contract's schemas, however deep. */
function fieldsOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = 'entries' in schema ? Object.keys(schema.entries as object) : [];
  return [...own, ...Object.values(schema).flatMap(fieldsOf)];
}
