import { siteConfigSchema, type Language, type SiteConfig } from '@grandstand/bus-contracts';
import type { AreaRequest } from '@grandstand/bus-contracts/area';
import * as v from 'valibot';

/** What the footer says of the site beside its own words. */
export type SiteFacts = Pick<SiteConfig, 'isSandbox' | 'footerRow' | 'age'>;

const factsSchema = v.pick(siteConfigSchema, ['isSandbox', 'footerRow', 'age']);
/** What is said of a site changes seldom: one call serves ten minutes of pages. */
const KEEP_MS = 600_000;

/** Asks the operator what it says of itself; nothing is said where it does not answer. */
export function createLoadFacts(now: () => number) {
  const kept = new Map<Language, { facts: SiteFacts; until: number }>();
  return async (fetch: AreaRequest['fetch'], language: Language): Promise<SiteFacts> => {
    const last = kept.get(language);
    if (last && now() < last.until) return last.facts;
    try {
      const answer = await fetch(`/bff-api/config/all.json?lang=${language}`);
      const facts = v.parse(factsSchema, await answer.json());
      kept.set(language, { facts, until: now() + KEEP_MS });
      return facts;
    } catch {
      return {};
    }
  };
}

/** The facts as the server left them for the page. */
export function readFacts(data: unknown): SiteFacts {
  const read = v.safeParse(factsSchema, data);
  return read.success ? read.output : {};
}
