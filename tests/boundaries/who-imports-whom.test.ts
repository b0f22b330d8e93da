import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../src/tools/run.mjs';
import { faultsIn } from './faults';
import { importsOf, readSources } from './imports';
import { ROOMS, rowOf } from './rooms';

/** Checks made-up imports against the table; the target is its own resolved path. */
function judge(path: string, ...imports: string[]): string[] {
  return faultsIn([{ path, imports }], (_from, specifier) =>
    /^(bus-contracts|src|areas|tests)\//.test(specifier) ? specifier : null,
  );
}

describe('the imports', () => {
  it('BUS-01 follow the table in every file: areas and services meet the rest on the bus alone', () => {
    const sources = readSources();
    expect(sources.length).toBeGreaterThan(30);
    expect(faultsIn(sources)).toEqual([]);
  });

  it('are described in docs/architecture.md as they are checked', () => {
    const document = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
    expect(ROOMS.map(rowOf).filter((row) => !document.includes(row))).toEqual([]);
  });

  it('are found in every form', () => {
    const source = `
      import a from './a';
      import type { B } from './b';
      import './c';
      export * from './d';
      export { e } from './e';
      const f = import('./f');
      type G = import('./g').G;
      const jsx = <p>{'import "./no"'}</p>;
    `;
    expect(importsOf('x.tsx', source).toSorted()).toEqual([
      './a',
      './b',
      './c',
      './d',
      './e',
      './f',
      './g',
    ]);
  });

  it('are refused from a service to another service', () => {
    expect(
      judge('src/services/betting/coupon/index.ts', 'src/services/sign-in/session/index.ts'),
    ).toHaveLength(1);
    expect(
      judge('src/services/betting/coupon/index.ts', 'src/services/betting/coupon/rules.ts'),
    ).toEqual([]);
    expect(judge('src/services/betting/coupon/index.ts', 'src/services/ports/index.ts')).toEqual(
      [],
    );
  });

  it('are refused from a service to what its declaration hands it, and from there to the shell', () => {
    const declaration = 'src/services/support/ideas/service.ts';
    for (const port of ['src/i18n/index.ts', 'src/remote-views/index.ts']) {
      expect(judge('src/services/support/ideas/index.ts', port)).toHaveLength(1);
      expect(judge(declaration, port)).toEqual([]);
    }
    expect(judge(declaration, 'src/shell/start/ports/index.ts')).toHaveLength(1);
    expect(judge(declaration, 'src/services/support/chat/service.ts')).toHaveLength(1);
  });

  it('are refused from an area to the shell or another area', () => {
    const area = 'areas/sports/client.tsx';
    expect(judge(area, 'src/services/betting/coupon/index.ts')).toHaveLength(1);
    expect(judge(area, 'src/shell/app/app.tsx')).toHaveLength(1);
    expect(judge(area, 'areas/office/manifest.ts')).toHaveLength(1);
    expect(judge(area, 'bus-contracts/index.ts', 'src/ui/index.ts', 'react')).toEqual([]);
  });

  it('are refused from the shell to an area, and from the sandbox to the shell', () => {
    expect(judge('src/shell/app/app.tsx', 'areas/sports/client.tsx')).toHaveLength(1);
    expect(judge('src/sandbox/app.ts', 'src/shell/app/app.tsx')).toHaveLength(1);
    expect(judge('src/host/page.ts', 'src/shell/app/app.tsx')).toHaveLength(1);
  });

  it('are refused for streams in components, React in services and Node in the browser', () => {
    expect(judge('src/shell/coupon-panel.tsx', 'rxjs')).toHaveLength(1);
    expect(judge('src/services/betting/coupon/index.ts', 'react')).toHaveLength(1);
    expect(judge('src/services/betting/coupon/index.ts', 'rxjs', 'valtio')).toEqual([]);
    expect(judge('src/remote-views/index.ts', 'node:fs')).toHaveLength(1);
    expect(judge('src/services/betting/coupon/index.ts', 'mitt')).toHaveLength(1);
  });

  it('are refused for the bus for tests in the product', () => {
    const testing = 'bus-contracts/testing/index.ts';
    expect(judge('src/services/betting/coupon/index.ts', testing)).toHaveLength(1);
    expect(judge('src/services/betting/coupon/reducer.test.ts', testing)).toEqual([]);
    expect(judge('src/services/betting/coupon/testing/operator.ts', testing)).toEqual([]);
    expect(
      judge(
        'src/services/betting/coupon/index.ts',
        'src/services/betting/coupon/testing/operator.ts',
      ),
    ).toHaveLength(1);
  });

  it('of the sandbox use only its entries, in tests too', () => {
    const [door, testDoor] = ['src/sandbox/index.ts', 'src/sandbox/testing/index.ts'];
    expect(judge('src/host/back-end/back-end.ts', door)).toEqual([]);
    expect(judge('src/host/back-end/back-end.ts', testDoor)).toHaveLength(1);
    expect(judge('src/host/back-end/back-end.ts', 'src/sandbox/ledger/ledger.ts')).toHaveLength(1);
    expect(judge('src/services/betting/coupon/index.ts', door)).toHaveLength(1);
    expect(judge('src/api/index.ts', door)).toHaveLength(1);
    expect(judge('tests/sandbox/operator.test.ts', door, testDoor)).toEqual([]);
    expect(judge('tests/sandbox/operator.test.ts', 'src/sandbox/ledger/ledger.ts')).toHaveLength(1);
    expect(judge('src/sandbox/index.ts', 'src/sandbox/ledger/ledger.ts')).toEqual([]);
    const path = 'src/host/back-end/back-end.ts';
    expect(faultsIn([{ path, imports: ['../sandbox'] }])).toHaveLength(1);
    expect(faultsIn([{ path, imports: ['@grandstand/sandbox'] }])).toEqual([]);
  });

  it.each(ROOMS.filter(({ doors }) => doors))(
    'of $name are its package’s exports, and nothing else',
    ({ doors = [] }) => {
      const folder = dirname(doors[0] ?? '');
      const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
        exports: Record<string, string>;
      };
      const exported = Object.values(manifest.exports).map((file) => join(folder, file));
      expect(exported.toSorted()).toEqual(doors.toSorted());
    },
  );

  it('are refused between a partner’s program and the operator, the site or another partner', () => {
    const program = 'src/outside/bank/index.ts';
    expect(judge(program, 'src/sandbox/index.ts')).toHaveLength(1);
    expect(judge(program, 'src/host/site/site.ts')).toHaveLength(1);
    expect(judge(program, 'src/outside/games/index.ts')).toHaveLength(1);
    expect(judge('src/outside/kit/program.ts', 'src/sandbox/index.ts')).toHaveLength(1);
    expect(judge('src/sandbox/sandbox.ts', 'src/outside/kit/sign-call.ts')).toHaveLength(1);
    expect(judge(program, 'src/outside/kit/program.ts', 'bus-contracts/domain/index.ts')).toEqual(
      [],
    );
  });

  it('are refused from a folder without a rule', () => {
    expect(judge('src/helpers/all.ts')).toHaveLength(1);
  });
});
