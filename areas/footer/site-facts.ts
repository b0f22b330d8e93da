import { siteConfigSchema } from '@grandstand/bus-contracts';
import type { AreaRequest } from '@grandstand/bus-contracts/area';
import * as v from 'valibot';

/** The operator's data of the site, beside the footer's own texts. */
export type SiteFacts = v.InferOutput<typeof factsSchema>;

const factsSchema = v.partial(
  v.pick(siteConfigSchema, [
    'companyName',
    'isSandbox',
    'footerRow',
    'age',
    'languages',
    'availableRoutes',
  ]),
);
/** These data seldom change: one call serves ten minutes of pages. */
const KEEP_MS = 600_000;

type RequestContext = Pick<AreaRequest, 'fetch' | 'language' | 'country' | 'warn'>;

/** Requests the operator's data of the site; without an answer there are none. */
export function createLoadFacts(now: () => number) {
  const kept = new Map<string, { facts: SiteFacts; until: number }>();
  return async ({ fetch, language, country, warn }: RequestContext): Promise<SiteFacts> => {
    // The operator may have other data in another country.
    const key = `${language} ${country ?? ''}`;
    const last = kept.get(key);
    if (last && now() < last.until) return last.facts;
    try {
      const answer = await fetch(`/bff-api/config/all.json?lang=${language}`);
      if (!answer.ok) throw new Error(`it answered ${answer.status}`);
      const facts = v.parse(factsSchema, await answer.json());
      kept.set(key, { facts, until: now() + KEEP_MS });
      return facts;
    } catch (error) {
      warn('the operator’s texts of the footer could not be loaded.', error);
      return {};
    }
  };
}

/** The facts as the server left them for the page. */
export function readFacts(data: unknown): SiteFacts {
  const read = v.safeParse(factsSchema, data);
  return read.success ? read.output : {};
}
