import { randomBytes } from 'node:crypto';
import type { Language } from '@grandstand/bus-contracts';
import { walletBodies } from '@grandstand/bus-contracts/domain/wallet';
import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import * as v from 'valibot';
import type { ProgramOptions } from '../../kit/program';
import { failedPage, framePolicy, playPage } from './play-page';
import type { GameFiles } from './play-page';
import { SESSION_HEADER } from '../play-data';
import type { PlayData, PlayFault, RoundAnswer, TableAnswer } from '../play-data';
import { PLAY_TEXTS } from '../play-texts';
import { tableHash } from '../maths/table-hash';
import { keepEndingLeftRounds } from './left-rounds';
import { openSession } from './open-session';
import type { OpenedSession } from './open-session';
import { PlaySessions } from './play-sessions';
import type { Play } from './play-sessions';
import { fault } from '../rounds/read-bet';
import { titleInfo } from '../title-info';
import { GameTables } from '../tables/game-tables';
import { TITLES } from '../titles';
import type { SharedTimes } from '../titles';
import { createSendUntil } from '../wallet/send-until';
import { createWalletClient } from '../wallet/wallet-client';

const LARGEST_CALL = 8 * 1024;
const MAX_SESSIONS = 20_000;
const MAX_DEMOS = 5_000;
const STATUS: Readonly<Record<string, 400 | 401 | 409 | 422>> = {
  'bad-request': 400,
  'no-session': 401,
  busy: 409,
};

export interface GamesOptions extends ProgramOptions {
  /** The scripts and styles of the pages. */
  readonly files: GameFiles;
}

interface PlayRoutes {
  readonly app: Hono;
  /** Begins what the program does by itself; returns a function that ends it. */
  start(): () => void;
}

/** The pages of the games, the calls of their scripts, and what goes on without a page: tables, and rounds that were left. */
export function playRoutes(options: GamesOptions): PlayRoutes {
  const { clock, siteOrigin, files } = options;
  const wallet = createWalletClient(options);
  const sendUntil = createSendUntil({ wallet, clock });
  const tables = new GameTables({ wallet, sendUntil, clock });
  // Apart, so that no number of demos ends a game for money.
  const sessions = new PlaySessions(() => clock.now(), MAX_SESSIONS);
  const demos = new PlaySessions(() => clock.now(), MAX_DEMOS);
  const sessionOf = (owner: string) => sessions.of(owner);
  const policy = framePolicy(options);
  const app = new Hono();

  app.get('/play', async (c) => {
    c.header('Content-Security-Policy', policy);
    const code = c.req.query('code') ?? '';
    // Only what may be a code is sent to the operator.
    const isCode = v.is(walletBodies.authenticate, { code });
    const opened = isCode
      ? await openSession(code, { wallet, sendUntil, clock, tables, sessionOf })
      : undefined;
    const wished = c.req.query('lang') ?? opened?.facts.language;
    const language = LANGUAGES.find((one) => one === wished) ?? 'en';
    if (!opened) return c.html(failedPage({ language, files }), 410);
    const session = randomBytes(24).toString('base64url');
    (opened.facts.mode === 'demo' ? demos : sessions).add(session, opened.play);
    return c.html(playPage({ data: dataOf(opened, { session, language, siteOrigin }), files }));
  });

  app.get('/titles/:slug', (c) => {
    const title = TITLES.find(({ slug }) => slug === c.req.param('slug'));
    if (!title) return c.json({ error: { code: 'not-found' } }, 404);
    const wished = c.req.query('lang');
    return c.json(titleInfo(title, LANGUAGES.find((one) => one === wished) ?? 'en'));
  });

  // The frame is sandboxed, so the origin of its calls is "null"; the session is in a header, and no cookie is read.
  const open = cors({
    origin: '*',
    allowMethods: ['POST'],
    allowHeaders: ['Content-Type', SESSION_HEADER],
    maxAge: 600,
  });
  app.use('/play-api/*', open, bodyLimit({ maxSize: LARGEST_CALL }));

  app.post('/play-api/:call{round|move|table}', async (c) => {
    const name = c.req.header(SESSION_HEADER) ?? '';
    const play = sessions.get(name) ?? demos.get(name);
    const body = await readBody(c.req.raw);
    const answer = play
      ? await answerTo(play, c.req.param('call'), body)
      : { error: { code: 'no-session' } };
    return 'error' in answer ? c.json(answer, STATUS[answer.error.code] ?? 422) : c.json(answer);
  });

  // Module scripts of a sandboxed frame are fetched as from another origin.
  app.use('/files/*', async (c, next) => {
    await next();
    c.header('Access-Control-Allow-Origin', '*');
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
  });
  files.mount(app);
  return {
    app,
    start() {
      const ends = [tables.start(), keepEndingLeftRounds({ wallet, sendUntil, sessions, clock })];
      return () => {
        for (const end of ends) end();
      };
    },
  };
}

/** What a call of a page comes to: the only move at a table is to stop. */
async function answerTo(
  play: Play,
  call: string,
  body: Readonly<Record<string, unknown>>,
): Promise<RoundAnswer | TableAnswer | PlayFault> {
  if (call === 'round') {
    return play.kind === 'table'
      ? play.begin(body['choice'], body['unit'])
      : play.begin(body['choice'], body['unit'], body['isFree'] === true);
  }
  if (call === 'table') {
    return play.kind === 'table' ? play.look(body['version']) : fault('bad-request');
  }
  return play.kind === 'table'
    ? play.stop(body['roundId'])
    : play.move(body['roundId'], body['move']);
}

interface PageFacts {
  readonly session: string;
  readonly language: Language;
  readonly siteOrigin: string;
}

function dataOf({ play, facts, stake }: OpenedSession, page: PageFacts): PlayData {
  const { slug, name, engine, table, usual, rtp, rtpMost, hitRate, volatility, shared } =
    play.title;
  const { mode, currency, minCycleMs } = facts;
  return {
    ...page,
    slug,
    name,
    engine,
    table,
    tableHash: tableHash(table),
    figures: { rtp, rtpMost, hitRate, volatility },
    choice: usual.choice,
    mode,
    currency,
    stake,
    minCycleMs,
    restMs: play.kind === 'own' ? play.restMs : 0,
    balance: play.balance,
    freeSpins: play.kind === 'own' ? play.freeSpins : null,
    open: play.kind === 'own' ? play.open() : null,
    shared: shared && play.kind === 'table' ? { times: timesOf(shared), first: play.view() } : null,
    texts: PLAY_TEXTS[page.language],
  };
}

function timesOf({ bettingMs, closedMs, shownMs }: SharedTimes): SharedTimes {
  return { bettingMs, closedMs, shownMs };
}

async function readBody(request: Request): Promise<Readonly<Record<string, unknown>>> {
  try {
    return Object(await request.json()) as Record<string, unknown>;
  } catch {
    return {};
  }
}
