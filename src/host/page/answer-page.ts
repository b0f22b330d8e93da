import type { Context } from 'hono';
import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import type { Language } from '@grandstand/bus-contracts';
import { withLanguage, withoutLanguage } from '../../routes';
import { readAddress, resolve } from '../../routes/rules';
import type { Address } from '../../routes/rules';
import type { PartnerPlaces } from '../server/environment';
import type { Programs } from '../server/programs';
import { preferredLanguage } from '../visitor/preferred-language';
import type { CheckAccess, AccessAnswer } from '../operator/check-access';
import { decidePage, endFor, languagesFor } from './decide-page';
import type { DecidingSite } from './decide-page';
import type { LoadGames } from '../operator/load-games';
import type { RenderLimit } from './sharing/limit-renders';
import type { OperatorData } from '../operator/load-operator-data';
import type { PageAnswer } from './page-answer';
import { READ_OF_VISITOR, readVisitor } from './read-visitor';
import type { Visitor } from './read-visitor';
import { sendPage } from './send-page';
import type { PageKey, SharedPages } from './sharing/share-pages';
import { writeBusyPage, writePage } from './write-page';
import type { WriteOptions } from './write-page';

export interface PageOptions extends WriteOptions {
  readonly checkAccess: CheckAccess;
  readonly loadGames: LoadGames;
  readonly origin: string;
  readonly areasOrigin: string;
  /** Where partners' programs are. */
  readonly partners: PartnerPlaces;
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
  const language = preferredLanguage(visitor.preferredLanguages, LANGUAGES);
  const address = readAddress(url, { language, allowed: LANGUAGES });
  if (address.kind === 'redirect') {
    const to = await inOfferedLanguage(address.to, visitor, language, options);
    return { kind: 'redirect', to, status: address.status };
  }
  if (address.normalized !== null || hasToken(address)) {
    // An address that only needs another spelling is redirected without a call to the operator; a token
    // in it is told to nobody.
    const written = await resolve(url, { language, allowed: LANGUAGES });
    if (written.kind === 'redirect') return written;
  }
  const request = { visitor, url, address };
  const { operator, access, site } = await loadFromOperator(request, options);
  const decision = await decidePage({ ...request, access, config: operator.config, site });
  if (decision.kind === 'redirect') return decision;
  return writePage({ visitor, language: address.language, operator, access, decision }, options);
}

/** Whether the query has the token of a mailed link. */
function hasToken({ row, search }: Address): boolean {
  return row.meta.takesLinkToken === true && new URLSearchParams(search).has('token');
}

/** The answer beyond the limit: never half a page. */
async function busyAnswer({ url, visitor }: PageKey, programs: Programs): Promise<PageAnswer> {
  const language = preferredLanguage(visitor.preferredLanguages, LANGUAGES);
  const address = readAddress(url, { language, allowed: LANGUAGES });
  const { settings } = visitor;
  if (address.kind === 'redirect') {
    return writeBusyPage({ language, settings, url: withLanguage(language, '/') }, programs);
  }
  const own = withLanguage(address.language, address.pathname + address.search);
  return writeBusyPage({ language: address.language, settings, url: own }, programs);
}

/** The same page in a language that the site offers, preferably the visitor's. */
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

interface PageRequest {
  readonly visitor: Visitor;
  readonly url: string;
  readonly address: Address;
}

interface OperatorAnswers {
  readonly operator: OperatorData;
  readonly access: AccessAnswer;
  readonly site: DecidingSite;
}

/** Loads the visitor's access and the site's data from the operator, in parallel. */
async function loadFromOperator(
  { visitor, address }: PageRequest,
  { world, origin, checkAccess, loadGames }: PageOptions,
): Promise<OperatorAnswers> {
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
  const check = checkAccess({
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
  const [data, access] = await Promise.all([operator, check]);
  return { operator: data, access, site };
}
