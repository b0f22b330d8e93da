import type { Context } from 'hono';
import { assetOrigin, LANGUAGES } from '@grandstand/bus-contracts/domain';
import type { Language } from '@grandstand/bus-contracts';
import { readAddress, resolve } from '../../routes/rules';
import type { Address } from '../../routes/rules';
import { preferredLanguage } from '../preferred-language';
import type { Programs } from '../programs';
import { contentSecurityPolicy, createNonce } from '../security-headers';
import type { AskGate, GateAnswer } from './ask-gate';
import { decidePage, endFor, languagesFor } from './decide-page';
import type { Decision, DecidingSite } from './decide-page';
import type { LoadGames } from './load-games';
import type { OperatorData } from './load-operator-data';
import { noConfigPage } from './no-config-page';
import { READ_OF_VISITOR, readVisitor } from './read-visitor';
import type { Visitor } from './read-visitor';
import { renderPage } from './render-page';
import type { PageWorld } from './render-page';

/** Seconds after which a page that could not be made is worth asking for again. */
const RETRY_AFTER_S = 5;
/** The same of one that is closed, where nobody said for how long; and the longest that is promised. */
const CLOSED_FOR_S = 300;
const LONGEST_CLOSED_S = 86_400;

export interface PageOptions {
  readonly programs: Programs;
  readonly world: PageWorld;
  readonly askGate: AskGate;
  readonly loadGames: LoadGames;
  readonly origin: string;
  readonly areasOrigin: string;
  readonly isDevelopment: boolean;
}

/** Answers a path of the site: a redirect to its one address, or its page. */
export async function answerPage(c: Context, options: PageOptions): Promise<Response> {
  const { pathname, search } = new URL(c.req.url);
  const url = pathname + search;
  const visitor = readVisitor(c);
  c.header('Cache-Control', 'private, no-cache');
  c.header('Vary', READ_OF_VISITOR);

  const language = preferredLanguage(visitor.wishes, LANGUAGES);
  const address = readAddress(url, { language, allowed: LANGUAGES });
  if (address.kind === 'redirect') {
    return c.redirect(await inOfferedLanguage(url, visitor, language, options), address.status);
  }
  if (address.written !== null) {
    // What is only written oddly needs nobody to be asked.
    const written = await resolve(url, { language, allowed: LANGUAGES });
    if (written.kind === 'redirect') return c.redirect(written.to, written.status);
  }
  const asked = { visitor, url, address };
  const { operator, gate, site } = await askOperator(asked, options);
  const decision = await decidePage({ ...asked, gate, config: operator.config, site });
  if (decision.kind === 'redirect') return c.redirect(decision.to, decision.status);
  return writePage(c, { visitor, language: address.language, operator, gate, decision }, options);
}

/** Where an address without a language leads, or with one that the site does not have. */
async function inOfferedLanguage(
  url: string,
  visitor: Visitor,
  language: Language,
  { world }: PageOptions,
): Promise<string> {
  const { country } = visitor;
  const { config } = await world.loadOperatorData({ language, country, dictionaries: [] });
  const read = readAddress(url, languagesFor(visitor, config));
  return read.kind === 'redirect' ? read.to : url;
}

interface Asked {
  readonly visitor: Visitor;
  readonly url: string;
  readonly address: Address;
}

interface Told {
  readonly operator: OperatorData;
  readonly gate: GateAnswer;
  readonly site: DecidingSite;
}

/** Asks who may come in and what the site is, both at once. */
async function askOperator(
  { visitor, address }: Asked,
  { world, origin, askGate, loadGames }: PageOptions,
): Promise<Told> {
  const { language, row } = address;
  const { country } = visitor;
  const { dictionaries } = row.meta;
  const operator = world.loadOperatorData({ language, country, dictionaries });
  const site: DecidingSite = {
    origin,
    areas: world.areas.map(({ name }) => name),
    isProduction: world.isProduction,
    games: async () => {
      const { config } = await operator;
      return config ? loadGames(language, config) : [];
    },
  };
  const gate = askGate({
    language,
    path: address.pathname + address.search,
    country,
    isPlayer: visitor.isLikelyPlayer,
    isRefuge: row.isRefuge ?? false,
    hosts: operator.then(({ config }) => config?.redirectHosts ?? []),
    standsAt: async (path, maintenance) => {
      const { config } = await operator;
      return endFor({ visitor, config, site }, path, maintenance);
    },
  });
  return { operator: await operator, gate: await gate, site };
}

interface Written {
  readonly visitor: Visitor;
  readonly language: Language;
  readonly operator: OperatorData;
  readonly gate: GateAnswer;
  readonly decision: Extract<Decision, { kind: 'page' }>;
}

async function writePage(c: Context, written: Written, options: PageOptions): Promise<Response> {
  const { visitor, language, operator, gate, decision } = written;
  const { areasOrigin, isDevelopment, programs, world } = options;
  const { settings, isLikelyPlayer } = visitor;
  const { page, platform } = decision;
  const nonce = createNonce();
  const shell = await programs.shell();
  const rendered =
    page &&
    (await renderPage(
      {
        page,
        language,
        settings,
        isLikelyPlayer,
        isLetIn: gate.isLetIn,
        nonce,
        operator,
        platform,
      },
      shell,
      world,
    ));
  const filesOrigin = operator.config && assetOrigin(operator.config);
  const policy = { nonce, areasOrigin, filesOrigin, isDevelopment };
  c.header('Content-Security-Policy', contentSecurityPolicy(policy));
  c.header('Content-Type', 'text/html; charset=utf-8');
  if (!rendered) {
    c.header('Retry-After', String(RETRY_AFTER_S));
    c.header('Cache-Control', 'no-store');
    const css = shell.assets.css;
    return c.body(noConfigPage({ language, settings, url: decision.url, nonce, css }), 503);
  }
  const { status, html } = rendered;
  if (status === 503) {
    const left = ((gate.maintenance?.endsAt ?? 0) - world.now()) / 1000;
    const wait = left > 0 ? Math.ceil(left) : CLOSED_FOR_S;
    c.header('Retry-After', String(Math.min(wait, LONGEST_CLOSED_S)));
  }
  return c.body(html, status);
}
