import { Hono } from 'hono';
import type { Context } from 'hono';
import type { Clock, Language } from '@grandstand/bus-contracts';
import type { Partner } from '@grandstand/bus-contracts/domain';
import { keepSayingHello } from './hello';
import { createOperatorClient } from './operator-client';
import { pageLanguage, writePage } from './page';
import { checkHost, securityHeaders } from './security-headers';
import type { ProgramTexts } from './texts';
import { KIT_TEXTS } from './texts';

/** The settings with which a program starts. */
export interface ProgramOptions {
  /** The program's own origin, as browsers reach it. */
  readonly origin: string;
  readonly siteOrigin: string;
  /** Where this machine reaches the operator. */
  readonly operatorOrigin: string;
  /** Known to this program and the operator alone. */
  readonly secret: string;
  readonly version: string;
  readonly clock: Pick<Clock, 'now' | 'after'>;
  readonly fetch: typeof fetch;
}

interface ProgramFacts {
  readonly name: Partner;
  /** Of its own page. */
  readonly textsIn: (language: Language) => ProgramTexts;
  /** Whether the site may show it in a frame. */
  readonly isFramed: boolean;
}

/** A partner's program. */
export interface Program {
  readonly app: Hono;
  /** Lets the operator know that the program runs, again and again; returns a function that ends it. */
  start(): () => void;
}

/** What every program has: a page that explains it, its health, errors, headers, and its link to the operator. */
export function createProgram(
  { name, textsIn, isFramed }: ProgramFacts,
  options: ProgramOptions,
): Program {
  const { origin, siteOrigin, version, clock } = options;
  const app = new Hono();
  const health = { isAccepted: false };

  const page = (
    c: Context,
    status: 200 | 404 | 500,
    pick: (language: Language) => ProgramTexts,
  ) => {
    const language = pageLanguage(c.req.header('Accept-Language'));
    c.header('Vary', 'Accept-Language');
    return c.html(writePage({ language, texts: pick(language), siteOrigin }), status);
  };

  app.use(securityHeaders({ origin, framedBy: isFramed ? siteOrigin : undefined }));
  app.use(checkHost(origin));
  app.get('/', (c) => page(c, 200, textsIn));
  // `isAccepted`: whether the operator accepted the last hello.
  app.get('/health', (c) => c.json({ name, version, ...health }));
  app.notFound((c) => page(c, 404, (language) => KIT_TEXTS[language].notFound));
  app.onError((error, c) => {
    console.error(`${name}: ${c.req.method} ${c.req.path} failed:`, error);
    return page(c, 500, (language) => KIT_TEXTS[language].failed);
  });

  return {
    app,
    start: () =>
      keepSayingHello({
        operator: createOperatorClient({ ...options, partner: name, now: () => clock.now() }),
        clock,
        facts: { origin, version },
        onAnswer: (isAccepted) => {
          health.isAccepted = isAccepted;
        },
      }),
  };
}
