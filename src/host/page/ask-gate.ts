import * as v from 'valibot';
import type { Language } from '@grandstand/bus-contracts';
import { withLanguage } from '../../routes';
import { followRedirects, reasonOfBlock } from '../../routes/rules';
import type { Followed } from '../../routes/rules';
import type { BackEnd } from '../back-end';

/** A page that somebody asks for. */
export interface GateRequest {
  readonly language: Language;
  /** Behind the language, with query. */
  readonly path: string;
  /** Code of the visitor's country, where something in front of the host knows it. */
  readonly country: string | undefined;
  readonly isPlayer: boolean;
  /** Whether the page is for whoever is shut out: then only the maintenance is asked for. */
  readonly isRefuge: boolean;
  /** Other hosts that the operator may lead to. */
  readonly hosts: Promise<readonly string[]>;
}

/** What the operator says of it. */
export interface GateAnswer {
  /** Undefined where it did not say. */
  readonly maintenance: { readonly isActive: boolean; readonly endsAt: number | null } | undefined;
  /** Why the visitor is shut out; null: they are not. */
  readonly reason: number | null;
  readonly led: Followed['led'];
  /** Whether the operator let the visitor in: it answered, and said nothing against it. */
  readonly isLetIn: boolean;
}

export type AskGate = (request: GateRequest) => Promise<GateAnswer>;

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
  readonly backEnd: Pick<BackEnd, 'fetch'>;
  readonly origin: string;
  /** How long a page waits for all of it; what is late is left to the browser. */
  readonly timeout: number;
}

/** Asks the operator whether a page may be had; what it does not answer in time shuts nobody out. */
export function createAskGate({ backEnd, origin, timeout }: GateOptions): AskGate {
  return async ({ language, path, country, isPlayer, isRefuge, hosts }) => {
    const signal = AbortSignal.timeout(timeout);
    const headers = {
      'content-type': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      'x-app-name': 'grandstand',
      'x-language': language,
      ...(country !== undefined && { 'x-geo-country': country }),
    };
    const ask = async <T>(
      to: string,
      schema: v.GenericSchema<unknown, T>,
      body?: object,
    ): Promise<T | undefined> => {
      try {
        const request = new Request(origin + to, {
          headers,
          signal,
          ...(body && { method: 'POST', body: JSON.stringify(body) }),
        });
        const answer = await Promise.race([backEnd.fetch(request), whenLate(signal)]);
        if (!answer?.ok) return undefined;
        const read = v.safeParse(schema, await answer.json());
        return read.success ? read.output : undefined;
      } catch {
        return undefined;
      }
    };

    const start = origin + withLanguage(language, path);
    let isRedirectKnown = false;
    const [state, block, followed] = await Promise.all([
      ask('/bff-api/config/state', stateSchema),
      isRefuge
        ? undefined
        : ask('/blocks-api/api/v2/block', blockSchema, { auth: isPlayer, url: start }),
      isRefuge
        ? undefined
        : followRedirects({
            start,
            origin,
            hosts,
            ask: async (url) => {
              const answer = await ask('/redirects-api/api/v1/redirect-light', redirectSchema, {
                url,
              });
              isRedirectKnown = answer !== undefined;
              return answer;
            },
          }),
    ]);
    if (followed?.problem) console.error(`${followed.problem}: ${start}`);
    const led = followed?.led ?? { kind: 'stay' };
    const reason = led.kind === 'reason' ? led.reason : block ? reasonOfBlock(block) : null;
    const found = state?.maintenance;
    return {
      maintenance: state && {
        isActive: found?.isActive === true && found.web_state !== 0,
        endsAt: found?.ended_at ?? null,
      },
      reason,
      led,
      isLetIn: isRedirectKnown && block !== undefined && reason === null && led.kind === 'stay',
    };
  };
}

async function whenLate(signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(undefined), { once: true });
  });
}
