import { createFakeSite, usualAnswer } from '../../../src/host/testing/fake-site';
import { withLanguage } from '../../../src/routes';
import { ADDRESS_BOOK, ALL_OFF, ALL_ON, GAMES, type Example } from '../address-book';
import { EVERY_AREA } from './first-page';
import type { SiteConfig } from '@grandstand/bus-contracts';

export const SITE = 'http://localhost:3000';

/** Paths with an escape that decodes to no text. */
const MALFORMED = [
  '/%',
  '/%E0%A4',
  '/line/%zz',
  '/games/%E0%A4',
  '/games/view/%ff',
  '/allgamesentrance/%E0%A4',
  '/live/football/%?x=%',
];

/** The host's answers for pages of blocked visitors. */
const ANSWERS: Readonly<Record<string, number>> = {
  '/block': 403,
  '/block-ua': 451,
  '/block-ie': 451,
  '/site-updates': 503,
  '/suspension': 403,
};

/** A host with an operator of this config; every path is requested in English. */
export function openSite(
  config: SiteConfig,
  areas: readonly string[] = EVERY_AREA,
  games: object = list(),
) {
  const requested: string[] = [];
  const site = createFakeSite(
    {},
    {
      fetch: async ({ url }) => {
        requested.push(url);
        if (url.includes('/games-preview-light')) return Response.json(games);
        return Response.json(usualAnswer(url, config));
      },
    },
    {},
    10_000,
    [...areas, 'footer'],
  );
  const load = async (path: string, headers = {}): Promise<string> => {
    const answer = await site.shell.request(SITE + withLanguage('en', path), { headers });
    const to = answer.headers.get('location');
    return to === null ? String(answer.status) : `${answer.status} ${to}`;
  };
  return { load, requested };
}

function list(): object {
  return {
    Success: true,
    Value: { all: GAMES.map(({ route, oldRoute }) => ({ r: route, o: oldRoute })) },
  };
}

/** The host's answer for a guest's outcome of the table: the host has no player, and leaves players' pages to the browser. */
function expected(outcome: string, path: string, guards: readonly string[]): string {
  // The host has found the site open.
  if (path === '/maintenance') return '302 /en';
  const isPersonal = outcome === 'sign-in' || guards.includes('changedTerms');
  if (outcome === 'match' || isPersonal) return String(ANSWERS[path] ?? 200);
  const [status, to = ''] = outcome.split(' ');
  return to === '' ? outcome : `${status} /en${to.replace(/^\/(?=$|\?)/, '')}`;
}

/** The host's answer for a path, and the expected one. */
export interface AnsweredAddress {
  readonly path: string;
  readonly answer: string;
  readonly expected: string;
}

/** Requests an example's paths from the host, on a site where everything is off and on one where everything is on. */
export async function requestExample(example: Example): Promise<AnsweredAddress[]> {
  const { yes, outcomes, guards } = example;
  const paths = Object.keys(yes);
  const answers: AnsweredAddress[] = [];
  for (const [site, outcome] of [
    [off, outcomes[0]],
    [on, outcomes[2]],
  ] as const) {
    // Of a redirect with parameters the book has one.
    for (const path of outcome.includes(' ') ? paths.slice(-1) : paths) {
      answers.push({
        path,
        answer: await site.load(path),
        expected: expected(outcome, path, guards),
      });
    }
  }
  return answers;
}

/** Requests the paths with a malformed escape from the host, on both sites. */
export async function requestMalformed(): Promise<AnsweredAddress[]> {
  const answers: AnsweredAddress[] = [];
  for (const site of [off, on]) {
    for (const path of MALFORMED) {
      answers.push({ path, answer: await site.load(path), expected: '404' });
    }
  }
  return answers;
}

/** Requests every address: of the book, and malformed. */
export async function requestAll(): Promise<AnsweredAddress[]> {
  const answers = await requestMalformed();
  for (const example of ADDRESS_BOOK) answers.push(...(await requestExample(example)));
  return answers;
}

const off = openSite(ALL_OFF);
const on = openSite(ALL_ON);
