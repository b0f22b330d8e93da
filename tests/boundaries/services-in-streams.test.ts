import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as rxjs from 'rxjs';
import { describe, expect, it } from 'vitest';
import { root } from '../../src/tools/run.mjs';

/** A service's pure reducer is called so everywhere; RxJS's operator of that name has no use on streams that do not end. */
const OWN_NAMES: ReadonlySet<string> = new Set(['reduce']);

const SUBSCRIPTION = /\b(?:bus|handle|shell)\.on\(/;
/** Its owner in the type keeps a service from publishing the state of another: that does not compile. */
const UNOWNED = /\bbus: ShellHandle;/;
/** Outside of `runService` the states of a reducer are not recorded, and no replay compares them. */
const OWN_RUN = /(?<!function )(?<![.\w])reduce\(|\bscan\(\s*reduce\b/;
/** The first one keeps frames in place, which a replay would add twice; model checks of several tabs cover it. */
const RUNNERS: readonly string[] = ['feed/tabs/shared-connect.ts', 'shared/run-service.ts'];
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

describe('services speak in streams', () => {
  it('none subscribes by a callback, runs its reducer itself or has its own copy of an RxJS operator', () => {
    const services = readdirSync(join(root, 'src/services'), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
      .toSorted()
      .map((path) => join(root, 'src/services', path));
    expect(services.length).toBeGreaterThan(100);
    const faults = services.flatMap((path) =>
      faultsOf(readFileSync(path, 'utf8')).map((fault) => `${path} ${fault}`),
    );
    const runners = RUNNERS.map((path) => join(root, 'src/services', path));
    expect(faults).toEqual(runners.map((path) => `${path} runs its reducer itself`));
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
  ])('judges %s', (text, faults) => {
    expect(faultsOf(text)).toEqual(faults);
  });
});
