import { describe, expect, it } from 'vitest';
import { CONTRACTS, read, readServices, wordsOf } from './services';
import type { Words } from './services';

/** Something like `session.state`, or `coupon.*` for every one of the kind. */
const CONTRACT = /`([a-z][A-Za-z]*\.(?:[a-z][A-Za-z]*|\*))`/g;

/** The rows of the table: the service, and the cells after its name. */
function readRows(): [string, readonly string[]][] {
  const [, table = ''] = read('docs/services.md').split(/^## /m);
  const rows = table.matchAll(/^\| `([a-z-]+)` \|(.*)\|$/gm);
  return [...rows].map(([, name = '', cells = '']) => [name, cells.split('|')]);
}

/** The contracts that a piece of a row names. */
function namedIn(text: string, kind: 'command' | 'topic'): string[] {
  return [...text.matchAll(CONTRACT)]
    .flatMap(([, name = '']) => {
      if (!name.endsWith('*')) return [name];
      return CONTRACTS.filter((each) => (each.kind === 'command') === (kind === 'command'))
        .map((each) => each.name)
        .filter((each) => each.startsWith(name.slice(0, -1)));
    })
    .toSorted();
}

/** What a row tells; its second cell goes "says …; answers …; sends …". */
function toldBy([hears = '', says = '']: readonly string[]): Omit<Words, 'calls'> {
  const parts = says.split(';').map((part) => part.trim());
  const those = (verb: string): string =>
    parts.filter((part) => part.startsWith(`${verb} `)).join(' ');
  return {
    hears: namedIn(hears, 'topic'),
    says: namedIn(parts.filter((part) => !/^(answers|sends) /.test(part)).join(' '), 'topic'),
    answers: namedIn(those('answers'), 'command'),
    sends: namedIn(those('sends'), 'command'),
  };
}

describe('the table of services', () => {
  const named = readRows();
  const rows = new Map(named);
  const services = readServices();

  it('has one row for every service, and none besides', () => {
    expect(named.map(([name]) => name).toSorted()).toEqual([...services.keys()].toSorted());
  });

  it.each([...services])('tells what %s hears, says, answers and sends', (name, files) => {
    const { calls: _, ...words } = wordsOf(name, files.map(read));
    expect(toldBy(rows.get(name) ?? [])).toEqual(words);
  });

  it.each([...services])('names the calls of %s', (name, files) => {
    const told = [...(rows.get(name)?.[2] ?? '').matchAll(/`([^`]+)`/g)].map(([, path = '']) =>
      path.replaceAll(/\{(\w+)\}/g, ':$1'),
    );
    const { calls } = wordsOf(name, files.map(read));
    expect(calls.filter((path) => !told.some((each) => path.endsWith(`/${each}`)))).toEqual([]);
  });

  it('notices what a service hears, says, answers or sends beyond its row', () => {
    const source = `
      import { accountState, sessionState } from '@grandstand/bus-contracts';
      for (const state of [accountState]) bus.on(state, look);
      bus.messages$(sessionState);
      bus.publish(termsState, {});
      bus.handle(termsGet, () => api.call(termsCall, {}));
      void bus.send(noticesShow, {});
    `;
    expect(wordsOf('terms', [source])).toEqual({
      hears: ['account.state', 'session.state'],
      says: ['terms.state'],
      answers: ['terms.get'],
      sends: ['notices.show'],
      calls: ['/web-api/api-v3/v2/user/agreement-rules'],
    });
  });
});
