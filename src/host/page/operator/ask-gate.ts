import * as v from 'valibot';
import type { Language } from '@grandstand/bus-contracts';
import { pathnameOf } from '@grandstand/bus-contracts/domain';
import { withLanguage } from '../../../routes';
import type { GuardContext } from '../../../routes';
import { followRedirects, blockReason } from '../../../routes/rules';
import type { FollowedRedirects } from '../../../routes/rules';
import type { AskBackEnd } from '../../back-end/ask-back-end';

/** A requested page. */
export interface GateRequest {
  readonly language: Language;
  /** Behind the language, with query. */
  readonly path: string;
  /** Code of the visitor's country, where something in front of the host knows it. */
  readonly country: string | undefined;
  readonly isPlayer: boolean;
  /** Whether the page is for visitors without access: then only the maintenance is requested. */
  readonly isBlockPage: boolean;
  /** Other hosts that the operator may lead to. */
  readonly hosts: Promise<readonly string[]>;
  /** The site's own redirect of a full path. */
  readonly finalUrl: (path: string, maintenance: MaintenanceKnown) => Promise<string>;
}

/** Whether the site is closed, as far as is known. */
export type MaintenanceKnown = GuardContext['maintenance'];

/** The operator's answer about the page. */
export interface GateAnswer {
  /** Undefined where it is left out. */
  readonly maintenance: { readonly isActive: boolean; readonly endsAt: number | null } | undefined;
  /** Why the visitor is shut out; null: they are not. */
  readonly reason: number | null;
  readonly target: FollowedRedirects['target'];
  /** Whether the operator granted access: it answered, and blocked nothing. */
  readonly isLetIn: boolean;
  /** Whether the operator answered all that was asked. */
  readonly isComplete: boolean;
}

export type AskGate = (request: GateRequest) => Promise<GateAnswer>;

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

interface GateOptions {
  readonly ask: AskBackEnd;
  readonly origin: string;
  /** How long a page waits for the answers; late ones are left to the browser. */
  readonly timeout: number;
}

/** Asks the operator for the access to a page; a late answer blocks nobody. */
export function createAskGate({ ask, origin, timeout }: GateOptions): AskGate {
  return async ({ language, path, country, isPlayer, isBlockPage, hosts, finalUrl }) => {
    const visitor = { language, country, signal: AbortSignal.timeout(timeout) };
    const start = origin + withLanguage(language, path);
    const asked = ask({ ...visitor, path: '/bff-api/config/state', schema: stateSchema });
    let isRedirectKnown = false;
    const [state, block, followed] = await Promise.all([
      asked,
      isBlockPage
        ? undefined
        : ask({
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
              const answer = await ask({
                ...visitor,
                path: '/redirects-api/api/v1/redirect-light',
                schema: redirectSchema,
                body: { url },
              });
              isRedirectKnown = answer !== undefined;
              return answer;
            },
            finalUrl: async (url) =>
              origin + (await finalUrl(url.slice(origin.length), knownOf(await asked))),
          }),
    ]);
    if (followed?.problem) console.error(`${followed.problem}: ${pathnameOf(start)}`);
    const target = followed?.target ?? { kind: 'none' };
    const isAnswered = isRedirectKnown && block !== undefined;
    const reason = target.kind === 'block-page' ? target.reason : block ? blockReason(block) : null;
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

function knownOf(state: State | undefined): MaintenanceKnown {
  if (!state) return 'unknown';
  return isActive(state) ? 'active' : 'inactive';
}
