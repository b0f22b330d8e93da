import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as rxjs from 'rxjs';
import { describe, expect, it } from 'vitest';
import { root } from '../../src/tools/run.mjs';
import { closureStateOf } from './closure-state';

/** A service's pure reducer is called so everywhere; RxJS's operator of that name has no use on streams that do not end. */
const OWN_NAMES: ReadonlySet<string> = new Set(['reduce']);

const SUBSCRIPTION = /\b(?:bus|handle|shell)\.on\(/;
/** Its owner in the type keeps a service from publishing the state of another: that does not compile. */
const UNOWNED = /\bbus: ShellHandle;/;
/** Outside of `runService` the states of a reducer are not recorded, and no replay compares them. */
const OWN_RUN = /(?<!function )(?<![.\w])reduce\(|\bscan\(\s*reduce\b/;
/** The first one keeps frames in place, which a replay would add twice; model checks of several tabs cover it. */
const RUNNERS: readonly string[] = ['betting/feed/tabs/shared-connect.ts', 'shared/run-service.ts'];
/**
 * Values that functions keep beside the state of streams, by file: mirrors of storage, the work under way in one
 * call, and machines over the clock. A comment there explains why.
 */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  'src/services/site/analytics/local-port.ts': ['visitor'],
  'src/services/betting/coupon/placement/turns.ts': ['running'],
  'src/services/betting/coupon/storage/saved-coupon.ts': ['keptCoupon'],
  'src/services/player/favourites/guest-list.ts': ['unkept'],
  'src/services/betting/feed/tabs/memory.ts': ['moves', 'from', 'lastTimes', 'last'],
  'src/services/ports/browser-ports.ts': ['left', 'timer', 'activity'],
  'src/services/ports/tab-locks.ts': ['isRun', 'cancel'],
  'src/services/sign-in/session/operator-queue.ts': ['isNoted'],
  'src/services/shared/player/player-record.ts': ['own', 'overtaken'],
  'src/remote-views/page-remote-views.ts': ['pins', 'frozen'],
  'src/remote-views/remote-views.ts': ['prefetch'],
  'src/remote-views/view-status.ts': ['value'],
  'src/remote-views/view.ts': [
    'statusCode',
    'retire',
    'missing',
    'retries',
    'cancelRetry',
    'cancelTimeout',
    'root',
    'reloadedAt',
  ],
};
const DECLARATION = /^export (?:async )?(?:function|const) (\w+)\$?(?!\w)/gm;

/** Source of a service that is no stream, or copies an operator of RxJS. */
function faultsOf(text: string): string[] {
  const copies = [...text.matchAll(DECLARATION)].flatMap(([, name = '']) =>
    name in rxjs && !OWN_NAMES.has(name) ? [`copies ${name} of RxJS`] : [],
  );
  return [
    ...(SUBSCRIPTION.test(text) ? ['subscribes by a callback'] : []),
    ...(UNOWNED.test(text) ? ['has a handle of no owner'] : []),
    ...(OWN_RUN.test(text) ? ['runs its reducer itself'] : []),
    ...copies,
  ];
}

/** The sources below a folder, by their paths from the repository's root. */
function sourcesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .filter((path) => !path.includes('testing'))
    .toSorted()
    .map((path) => `${folder}/${path}`);
}

const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');

describe('the services', () => {
  const services = sourcesIn('src/services');

  it('never subscribe by a callback, run their reducer themselves or copy an RxJS operator', () => {
    expect(services.length).toBeGreaterThan(100);
    const faults = services.flatMap((path) =>
      faultsOf(textOf(path)).map((fault) => `${path} ${fault}`),
    );
    expect(faults).toEqual(RUNNERS.map((path) => `src/services/${path} runs its reducer itself`));
  });

  it('keep nothing in a closure except the listed state', () => {
    const kept = [...services, ...sourcesIn('src/remote-views')]
      .map((path) => [path, closureStateOf(path, textOf(path))] as const)
      .filter(([, names]) => names.length > 0);
    expect(Object.fromEntries(kept)).toEqual(KEPT);
  });

  it.each([
    ['function f() { let n = 0; return () => (n += 1); }', ['n']],
    ['const f = () => { let n = 0; return { add() { n++; } }; };', ['n']],
    [
      'function f() { let { a } = g(); if (a) { let b; return () => { [a, b = 1] = h(); }; } }',
      ['a', 'b'],
    ],
    ['function f() { let n = 0; for (const x of y) n += x; return n; }', []],
    ['function f() { let n = 0; return (n) => { n = 1; }; }', []],
    ['function f() { let n = 0; return () => { const n = 1; return n; }; }', []],
  ])('are checked for %s', (source, names) => {
    expect(closureStateOf('f.ts', source)).toEqual(names);
  });

  it.each([
    ['bus.on(sessionState, hear);', ['subscribes by a callback']],
    ['readonly bus: ShellHandle;', ['has a handle of no owner']],
    ["readonly bus: ShellHandle<'limits'>;", []],
    ['export function merge$(a, b) {}', ['copies merge of RxJS']],
    ['export const fromEvent = (target) => {};', ['copies fromEvent of RxJS']],
    ['bus.messages$(sessionState).pipe(map(toChange))', []],
    ['export function mergeBets(draft) {}', []],
    ['state$.next(reduce(state(), change))', ['runs its reducer itself']],
    ['scan(reduce, initial)', ['runs its reducer itself']],
    ['export function reduce(state, change) { return change.ids.reduce(merge); }', []],
    ['runService(bus, { initial, reduce, change$ })', []],
  ])('are checked against %s', (text, faults) => {
    expect(faultsOf(text)).toEqual(faults);
  });
});
