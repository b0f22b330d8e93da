import * as v from 'valibot';
import type { Language } from '@grandstand/bus-contracts';
import { pathnameOf } from '@grandstand/bus-contracts/domain';
import { withLanguage } from '../../routes';
import type { GuardContext } from '../../routes';
import { followRedirects, reasonAt } from '../../routes/rules';
import type { FollowedRedirects } from '../../routes/rules';
import { outageLog } from '../log/bounded-log';
import type { RequestBackEnd } from '../back-end/request-back-end';

const log = outageLog('Redirects of the operator that lead nowhere', 'error');

/** A requested page. */
export interface AccessRequest {
  readonly language: Language;
  /** Behind the language, with query. */
  readonly path: string;
  /** Code of the visitor's country, if a proxy in front of the host sends it. */
  readonly country: string | undefined;
  readonly isPlayer: boolean;
  /** Whether the page is for visitors without access: then only the maintenance is requested. */
  readonly isBlockPage: boolean;
  /** Other hosts that the operator may lead to. */
  readonly hosts: Promise<readonly string[]>;
  /** The site's own redirect of a full path. */
  readonly finalUrl: (path: string, maintenance: MaintenanceStatus) => Promise<string>;
}

/** Whether the site is closed, if known. */
export type MaintenanceStatus = GuardContext['maintenance'];

/** The operator's answer about the page. */
export interface AccessAnswer {
  /** Undefined where it is left out. */
  readonly maintenance: { readonly isActive: boolean; readonly endsAt: number | null } | undefined;
  /** The reason of the block; null if the visitor is not blocked. */
  readonly reason: number | null;
  readonly target: FollowedRedirects['target'];
  /** Whether the operator granted access: it answered, and blocked nothing. */
  readonly isLetIn: boolean;
  /** Whether the operator answered every request. */
  readonly isComplete: boolean;
}

export type CheckAccess = (request: AccessRequest) => Promise<AccessAnswer>;

type State = v.InferOutput<typeof stateSchema>;

const redirectSchema = v.object({
  redirect: v.boolean(),
  code: v.optional(v.nullable(v.number()), null),
  url: v.optional(v.nullable(v.string()), null),
  reasons: v.optional(v.array(v.number()), []),
  breadcrumbs: v.optional(v.array(v.string()), []),
});
const blockSchema = v.object({ displayTypeId: v.number(), templateTypeId: v.number() });
const stateSchema = v.object({
  maintenance: v.nullable(
    v.object({
      isActive: v.boolean(),
      web_state: v.number(),
      ended_at: v.optional(v.nullable(v.number()), null),
    }),
  ),
});

interface AccessOptions {
  readonly requestBackEnd: RequestBackEnd;
  readonly origin: string;
  /** How long a page waits for the answers; late ones are left to the browser. */
  readonly timeout: number;
}

/** Checks at the operator whether a visitor may open a page; a late answer does not block. */
export function createCheckAccess({ requestBackEnd, origin, timeout }: AccessOptions): CheckAccess {
  return async ({ language, path, country, isPlayer, isBlockPage, hosts, finalUrl }) => {
    const visitor = { language, country, signal: AbortSignal.timeout(timeout) };
    const start = origin + withLanguage(language, path);
    const stateLoad = requestBackEnd({
      ...visitor,
      path: '/bff-api/config/state',
      schema: stateSchema,
    });
    let hasRedirectAnswer = false;
    const [state, block, followed] = await Promise.all([
      stateLoad,
      isBlockPage
        ? undefined
        : requestBackEnd({
            ...visitor,
            path: '/blocks-api/api/v2/block',
            schema: blockSchema,
            body: { auth: isPlayer, url: start },
          }),
      isBlockPage
        ? undefined
        : followRedirects({
            start,
            origin,
            hosts,
            request: async (url) => {
              const answer = await requestBackEnd({
                ...visitor,
                path: '/redirects-api/api/v1/redirect-light',
                schema: redirectSchema,
                body: { url },
              });
              hasRedirectAnswer = answer !== undefined;
              return answer;
            },
            finalUrl: async (url) =>
              origin + (await finalUrl(url.slice(origin.length), statusOf(await stateLoad))),
          }),
    ]);
    const problem = followed?.problem;
    if (problem) log(() => [`${problem}: ${pathnameOf(start)}`]);
    const found = followed?.target ?? { kind: 'none' };
    const isAnswered = hasRedirectAnswer && block !== undefined;
    const reason = reasonAt(path, found, block);
    // A page that stays open is shown, whatever leads to the page of the block.
    const target =
      found.kind === 'block-page' && reason === null ? ({ kind: 'none' } as const) : found;
    return {
      maintenance: state && {
        isActive: isActive(state),
        endsAt: state.maintenance?.ended_at ?? null,
      },
      reason,
      target,
      isLetIn: isAnswered && reason === null && target.kind === 'none',
      isComplete: state !== undefined && (isBlockPage || isAnswered),
    };
  };
}

function isActive({ maintenance }: State): boolean {
  return maintenance?.isActive === true && maintenance.web_state !== 0;
}

function statusOf(state: State | undefined): MaintenanceStatus {
  if (!state) return 'unknown';
  return isActive(state) ? 'active' : 'inactive';
}
