import { apiCall, configGroups, navigationGo, Refusal } from '@grandstand/bus-contracts';
import type { Language } from '@grandstand/bus-contracts';
import type { ContentKind } from '@grandstand/bus-contracts/answers';
import type { AreaRequest } from '@grandstand/bus-contracts/area';
import { areaRequest, openArea } from '../../../src/routes/testing/open-area';
import client from '../client';
import type { AnswerTo, ContentCall } from '../data/source';
import server from '../server';
import { CHAPTER, listOf, pageOf, type TextInput, TERMINALS } from './samples';

type Answers = { readonly [C in ContentCall]: (input: TextInput) => AnswerTo<C> };

/** What the operator of a test answers. */
const USUAL: Answers = {
  contentPage: pageOf,
  contentList: listOf,
  contentSearch: () => ({ found: [{ item: CHAPTER, anchor: 'r-4.2', excerpt: '4.2 The most' }] }),
  cashTerminals: () => TERMINALS,
  appsGroup: () => ({ isInstallable: true, files: [] }),
};

/** The host's request, with the answers of a test's operator. */
export function informationRequest(
  path: string,
  language: Language = 'en',
  answers: Partial<Answers> = {},
): AreaRequest {
  const all = { ...USUAL, ...answers };
  return {
    ...areaRequest(path, language),
    fetch: async (to: string) => {
      const { pathname, searchParams } = new URL(to, 'http://localhost');
      const [, kind = '', slug] =
        /^\/content-api\/v1\/texts\/([^/]+)(?:\/([^/]+))?$/.exec(pathname) ?? [];
      const input = {
        kind: kind as ContentKind,
        search: '',
        slug: decodeURIComponent(slug ?? ''),
        ...Object.fromEntries(searchParams),
      };
      try {
        if (pathname.endsWith('/group/get')) return Response.json({ apps: all.appsGroup(input) });
        if (pathname.endsWith('/search')) return Response.json(all.contentSearch(input));
        if (pathname.endsWith('/terminals')) return Response.json(all.cashTerminals(input));
        return Response.json(slug === undefined ? all.contentList(input) : all.contentPage(input));
      } catch (error) {
        const code = error instanceof Refusal ? error.code : 'internal';
        return Response.json({ error: { code } }, { status: code === 'not-found' ? 404 : 500 });
      }
    },
  };
}

/** A page of information with the services of the test's. */
export async function openInformation(path: string, answers: Partial<Answers> = {}) {
  const calls: string[] = [];
  const moves: string[] = [];
  const operator = { ...USUAL, ...answers };
  const page = await openArea({
    client,
    server: {
      ...server,
      render: (request) =>
        server.render({ ...request, ...informationRequest(path, 'en', answers) }),
    },
    path,
    before: ({ bus }) => {
      bus.join('area-calls').handle(apiCall, ({ call, input }) => {
        calls.push(`${call} ${new URLSearchParams(input as Record<string, string>)}`.trim());
        return { answer: operator[call as ContentCall](input as never) };
      });
      bus.join('config').handle(configGroups, () => ({
        apps: operator.appsGroup({ kind: 'pages', slug: '', search: '' }),
      }));
      bus.join('navigation').handle(navigationGo, ({ path: to }) => {
        moves.push(to);
        return {};
      });
    },
  });
  return { ...page, calls, moves };
}
