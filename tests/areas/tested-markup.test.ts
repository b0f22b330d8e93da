import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseFragment, serialize } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { compile, pathToRegexp, type Key } from 'path-to-regexp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Game, Language } from '@grandstand/bus-contracts';
import { DEFAULT_VIEW_SETTINGS } from '@grandstand/bus-contracts/area';
import type { AreaServer } from '@grandstand/bus-contracts/area';
import { startOperator, type TestOperator } from '@grandstand/sandbox/testing';
import { createAreaFetch } from '../../src/host/areas/area-fetch';
import { areaFolders } from '../../src/host/build/area-folders';
import { safeBody } from '../../src/host/markup/safe-body';
import { ROUTES } from '../../src/routes/routes';
import { root } from '../../src/tools/run.mjs';

const SITE = 'http://localhost:3000';
const AREAS = await Promise.all(
  areaFolders(root).map(async (name) => {
    const path = join(root, 'areas', name, 'server.tsx');
    return ((await import(path)) as { default: AreaServer }).default;
  }),
);

const MARKUP = `"'><img src=x onerror=alert(1)><script>alert(1)</script></div></div><b id="boot">`;
const ADDRESS = 'javascript:alert(1)//';

let operator: TestOperator;
let games: readonly Game[];
beforeAll(async () => {
  operator = await startOperator();
  const answers = await Promise.all(
    ['live', 'line'].map(async (section) =>
      operator.call<{ games: Game[] }>('GET', `/line-api/v1/games?section=${section}&limit=3`),
    ),
  );
  games = answers.flatMap(({ body }) => body.games);
});
afterAll(() => operator.sandbox.close());

/** Addresses of a row: by its parameters, where it has any of a match those of matches that there are. */
function placesOf(pattern: string): Record<string, string>[] {
  const keys: Key[] = [];
  pathToRegexp(pattern, keys);
  const given = ({ name, pattern: allowed }: Key): string =>
    /^\w+/.exec(allowed)?.[0] ?? `${name}1`;
  const usual = Object.fromEntries(keys.map((key) => [key.name, given(key)]));
  if (!keys.some(({ name }) => name === 'game')) {
    const needed = keys.filter(({ modifier }) => modifier === '');
    const short = Object.fromEntries(needed.map((key) => [key.name, given(key)]));
    return [usual, short, { ...short, sport: 'football' }];
  }
  return games.map(({ id }) => ({ ...usual, game: `${id}-a-b` }));
}

/** A body as a browser parses it, serialised again. */
function read(body: string): string {
  const [context] = parseFragment('<div></div>').childNodes;
  return serialize(parseFragment(context as DefaultTreeAdapterTypes.Element, body, {}));
}

/** The operator's answers with hostile texts and addresses in place of its own. */
function hostile(key: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (/^(?:https?:\/)?\//.test(value)) return ADDRESS;
  return /name|title|text|caption|label|comment|reason|html|slug/i.test(key)
    ? value + MARKUP
    : value;
}

async function renderAll(language: Language, change: (key: string, value: unknown) => unknown) {
  const bodies: { place: string; body: string }[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    const answer = await operator.sandbox.fetch(request);
    if (!answer.headers.get('content-type')?.startsWith('application/json')) return answer;
    return Response.json(JSON.parse(await answer.text(), change), answer);
  };
  const backEnd = {
    fetch,
    close: async () => {},
    notes: [],
    controlKey: undefined,
    partnerSecrets: undefined,
  };
  for (const { name, render } of AREAS) {
    const rows = ROUTES.filter(({ area }) => area === name || name === 'footer');
    for (const row of name === 'footer' ? rows.slice(0, 1) : rows) {
      for (const params of placesOf(row.pattern)) {
        const path = compile(row.pattern, { validate: false })(params);
        const { body } = await render({
          language,
          route: row.name,
          params: {
            ...params,
            ...(row.status && { statusCode: String(row.status), message: MARKUP }),
          },
          path,
          settings: DEFAULT_VIEW_SETTINGS,
          wantsBody: true,
          components: undefined,
          fetch: createAreaFetch({
            backEnd,
            origin: SITE,
            language,
            country: undefined,
            share: async (_key, load) => load(),
          }),
          warn: () => {},
        });
        bodies.push({ place: `${name} ${language} ${path}`, body });
      }
    }
  }
  return bodies;
}

test.each<[string, Language, (key: string, value: unknown) => unknown]>([
  ['the operator’s answers', 'en', (_: string, value: unknown) => value],
  ['hostile answers', 'ua', hostile],
])(
  'P81 cleaning removes nothing from the markup of an area of this build, with %s',
  async (_, language, change) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(safeBody(MARKUP)).not.toBe(read(MARKUP));
    const bodies = await renderAll(language, change);
    expect(bodies.length).toBeGreaterThan(100);
    expect(bodies.filter(({ body }) => body === '')).toEqual([]);
    const cleaned = bodies.filter(({ body }) => safeBody(body) !== read(body));
    expect(cleaned.map(({ place }) => place)).toEqual([]);
    expect(bodies.some(({ body }) => body.includes('&lt;img src=x'))).toBe(change === hostile);
  },
);

test('P81 no area of this build writes raw markup', () => {
  const sources = ['areas', 'src/game-ui', 'src/line-ui', 'src/text-ui', 'src/ui'].flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .map((file) => readFileSync(join(root, room, file), 'utf8')),
  );
  expect(sources.length).toBeGreaterThan(50);
  expect(sources.filter((text) => text.includes('dangerouslySetInnerHTML'))).toEqual([]);
});
