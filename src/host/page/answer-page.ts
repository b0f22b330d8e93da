import type { Context } from 'hono';
import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import type { Language } from '@grandstand/bus-contracts';
import { withLanguage, withoutLanguage } from '../../routes';
import { readAddress, resolve } from '../../routes/rules';
import type { Address } from '../../routes/rules';
import type { Programs } from '../server/programs';
import { preferredLanguage } from '../visitor/preferred-language';
import type { AskGate, GateAnswer } from './operator/ask-gate';
import { decidePage, endFor, languagesFor } from './decide-page';
import type { DecidingSite } from './decide-page';
import type { LoadGames } from './operator/load-games';
import type { RenderLimit } from './sharing/limit-renders';
import type { OperatorData } from './operator/load-operator-data';
import type { PageAnswer } from './page-answer';
import { READ_OF_VISITOR, readVisitor } from './read-visitor';
import type { Visitor } from './read-visitor';
import { sendPage } from './send-page';
import type { PageKey, SharedPages } from './sharing/share-pages';
import { writeBusyPage, writePage } from './write-page';
import type { WriteOptions } from './write-page';

export interface PageOptions extends WriteOptions {
  readonly askGate: AskGate;
  readonly loadGames: LoadGames;
  readonly origin: string;
  readonly areasOrigin: string;
  readonly isDevelopment: boolean;
  readonly sharedPages: SharedPages;
  readonly limit: RenderLimit;
}

/** Answers a path of the site: a redirect to its one address, or its page. */
export async function answerPage(c: Context, options: PageOptions): Promise<Response> {
  const { pathname, search } = new URL(c.req.url);
  const url = pathname + search;
  const visitor = readVisitor(c);
  c.header('Cache-Control', 'private, no-cache');
  c.header('Vary', READ_OF_VISITOR);

  const key = { url, visitor };
  const answer = await options.sharedPages.answer(
    key,
    async () =>
      options.limit(async () => makeAnswer(key, options)) ?? busyAnswer(key, options.programs),
  );
  return answer.kind === 'redirect'
    ? c.redirect(answer.to, answer.status)
    : sendPage(c, answer, options);
}

/** Decides about a request for a page by its key alone, so that all requests with that key can share the answer. */
async function makeAnswer({ url, visitor }: PageKey, options: PageOptions): Promise<PageAnswer> {
  const language = preferredLanguage(visitor.wishes, LANGUAGES);
  const address = readAddress(url, { language, allowed: LANGUAGES });
  if (address.kind === 'redirect') {
    const to = await inOfferedLanguage(address.to, visitor, language, options);
    return { kind: 'redirect', to, status: address.status };
  }
  if (address.normalized !== null) {
    // An address that only needs another spelling is redirected without asking the operator.
    const written = await resolve(url, { language, allowed: LANGUAGES });
    if (written.kind === 'redirect') return written;
  }
  const asked = { visitor, url, address };
  const { operator, gate, site } = await askOperator(asked, options);
  const decision = await decidePage({ ...asked, gate, config: operator.config, site });
  if (decision.kind === 'redirect') return decision;
  return writePage({ visitor, language: address.language, operator, gate, decision }, options);
}

/** The answer beyond the limit: never half a page. */
async function busyAnswer({ url, visitor }: PageKey, programs: Programs): Promise<PageAnswer> {
  const language = preferredLanguage(visitor.wishes, LANGUAGES);
  const address = readAddress(url, { language, allowed: LANGUAGES });
  const { settings } = visitor;
  if (address.kind === 'redirect') {
    return writeBusyPage({ language, settings, url: withLanguage(language, '/') }, programs);
  }
  const own = withLanguage(address.language, address.pathname + address.search);
  return writeBusyPage({ language: address.language, settings, url: own }, programs);
}

/** The same place in a language that the site offers, and of those in the visitor's. */
async function inOfferedLanguage(
  to: string,
  visitor: Visitor,
  language: Language,
  { world }: PageOptions,
): Promise<string> {
  const { country } = visitor;
  const { config } = await world.loadOperatorData({ language, country, dictionaries: [] });
  return withLanguage(languagesFor(visitor, config).language, withoutLanguage(to));
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

/** Asks the operator for the visitor's access and for the site's data, in parallel. */
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
    isBlockPage: row.isBlockPage ?? false,
    hosts: operator.then(({ config }) => config?.redirectHosts ?? []),
    finalUrl: async (path, maintenance) => {
      const { config } = await operator;
      return endFor({ visitor, config, site }, path, maintenance);
    },
  });
  const [told, admitted] = await Promise.all([operator, gate]);
  return { operator: told, gate: admitted, site };
}
