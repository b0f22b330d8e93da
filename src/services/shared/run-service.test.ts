import { defineCommand, defineEvent, defineState } from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import { createTestBus, expectMessage, settle } from '@grandstand/bus-contracts/testing';
import type { TestBus } from '@grandstand/bus-contracts/testing';
import { EMPTY, filter, from, map, merge, mergeMap, of, Subject, switchMap, tap } from 'rxjs';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { keepCause, publishes, runService } from './run-service';
import type { Effect } from './run-service';

const counterState = defineState({
  name: 'counter.state',
  version: 1,
  owner: 'counter',
  doc: 'How much was counted.',
  value: v.object({ count: v.number() }),
});
const counterAdd = defineCommand({
  name: 'counter.add',
  version: 1,
  owner: 'counter',
  doc: 'Adds to the count.',
  request: v.object({ by: v.number() }),
  answer: v.object({ count: v.number() }),
  failures: [],
});
const coinFell = defineEvent({
  name: 'coin.fell',
  version: 1,
  owner: 'coin',
  doc: 'A coin fell.',
  payload: v.object({ worth: v.number() }),
});

type State = { readonly count: number };
type Change = { readonly add: number };
type CounterEffect = Effect<State, Change>;

const reduce = (state: State, { add }: Change): State => {
  if (Number.isNaN(add)) throw new Error('Not a number.');
  return add === 0 ? state : { count: state.count + add };
};

function open(effects: (bus: ShellHandle<'counter'>) => readonly CounterEffect[] = () => []) {
  const test: TestBus = createTestBus({ contracts: [counterState, counterAdd, coinFell] });
  const bus = test.bus.join('counter');
  const change$ = new Subject<Change>();
  const service = runService(bus, {
    initial: { count: 0 },
    reduce,
    change$: merge(change$, bus.messages$(coinFell).pipe(map(({ worth }) => ({ add: worth })))),
    effects: effects(bus),
    publish: [publishes(counterState, ({ count }) => ({ count }))],
  });
  bus.handle(counterAdd, ({ by }) => service.dispatch({ add: by }));
  const counts = (): number[] =>
    test.messages
      .filter(({ name }) => name === 'counter.state')
      .map(({ payload }) => (payload as State).count);
  return { test, bus, change$, service, counts, coin: test.bus.join('coin') };
}

it('publishes the first state, then each different one', () => {
  const { change$, counts } = open();
  for (const add of [1, 0, 2]) change$.next({ add });
  expect(counts()).toEqual([0, 1, 3]);
});

it('reduces a change that an effect emits at once after the present one', () => {
  const seen: string[] = [];
  const doubling: CounterEffect = (steps$) =>
    steps$.pipe(
      tap(({ before, state }) => seen.push(`${before.count} to ${state.count}`)),
      filter(({ change }) => change.add === 1),
      mergeMap(() => of({ add: 10 }, { add: 100 })),
    );
  const { change$, counts } = open(() => [doubling]);
  change$.next({ add: 1 });
  expect(seen).toEqual(['0 to 1', '1 to 11', '11 to 111']);
  expect(counts()).toEqual([0, 1, 11, 111]);
});

it('publishes a step before its effects run', () => {
  const read: unknown[] = [];
  const { change$ } = open((bus) => [
    (steps$) =>
      steps$.pipe(
        tap(() => read.push(bus.peek(counterState))),
        switchMap(() => EMPTY),
      ),
  ]);
  change$.next({ add: 5 });
  expect(read).toEqual([{ count: 5 }]);
});

it('answers a command with the state after its change, also during another step', async () => {
  const { test, change$ } = open();
  const other = test.bus.join('other');
  const answers: unknown[] = [];
  other.on(counterState, ({ count }) => {
    if (count !== 1) return;
    void other.send(counterAdd, { by: 10 }).then((answer) => answers.push(answer));
  });
  change$.next({ add: 1 });
  await settle();
  expect(answers).toEqual([{ count: 11 }]);
});

it('BUS-01 names the message that caused a step, at once and after an await', async () => {
  const { test, coin } = open((bus) => [
    (steps$) =>
      steps$.pipe(
        filter(({ change }) => change.add === 1),
        switchMap(keepCause(bus, () => from(settle().then(() => ({ add: 10 }))))),
      ),
  ]);
  coin.publish(coinFell, { worth: 1 });
  await settle();
  await settle();
  const fell = expectMessage(test, coinFell).sequence;
  const published = test.messages.filter(({ name }) => name === 'counter.state');
  expect(published.map(({ payload, cause }) => [payload, cause])).toEqual([
    [{ count: 0 }, 0],
    [{ count: 1 }, fell],
    [{ count: 11 }, fell],
  ]);
});

it('keeps its state when the reducer throws, reports it, and continues', () => {
  const { test, change$, counts } = open();
  change$.next({ add: 1 });
  change$.next({ add: Number.NaN });
  change$.next({ add: 2 });
  expect(counts()).toEqual([0, 1, 3]);
  expect(test.problems).toMatchObject([
    { kind: 'source-failed', part: 'counter', error: new Error('Not a number.') },
  ]);
});

it('reports an effect that fails, and runs it again for later steps', () => {
  const ran: number[] = [];
  const { test, change$ } = open(() => [
    (steps$) =>
      steps$.pipe(
        tap(({ change }) => {
          if (change.add === 2) throw new Error('Broken.');
          ran.push(change.add);
        }),
        switchMap(() => EMPTY),
      ),
  ]);
  for (const add of [1, 2, 3, 4]) change$.next({ add });
  expect(ran).toEqual([1, 4]);
  expect(test.problems).toHaveLength(1);
});

it('P53 ends with its handle', () => {
  const { bus, change$, counts } = open(() => [
    (_steps$, state$) => state$.pipe(switchMap(() => EMPTY)),
  ]);
  bus.dispose();
  change$.next({ add: 1 });
  expect(change$.observed).toBe(false);
  expect(counts()).toEqual([0]);
});
