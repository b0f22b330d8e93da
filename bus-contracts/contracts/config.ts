import * as v from 'valibot';
import { defineCommand, defineState } from '../kernel/contract';

/** The members of the site config that the product uses so far (specification, section 3). */
export const siteConfigSchema = v.object({
  whence: v.number(),
  ref_id: v.number(),
  group_id: v.number(),
  geoCountryId: v.number(),
  locale: v.string(),
  availableRoutes: v.array(v.number()),
  companyName: v.string(),
  languages: v.array(v.string()),
  isRegistrationAvailable: v.boolean(),
  /** Rows of the header; one where the operator says nothing. */
  headerRows: v.optional(v.picklist([1, 2])),
  /** Where players write for help; left out: nothing is offered. */
  supportEmail: v.optional(v.pipe(v.string(), v.email())),
  currencies: v.array(
    v.object({
      id: v.number(),
      iso: v.string(),
      symbol: v.string(),
      scale: v.number(),
      /** Minor units: first stake offered, step, least and greatest stake. */
      initialAmount: v.number(),
      amountStep: v.number(),
      minBetAmount: v.number(),
      maxBetAmount: v.number(),
    }),
  ),
  countries: v.array(
    v.object({ id: v.number(), code: v.string(), name: v.string(), currencyId: v.number() }),
  ),
});
export type SiteConfig = v.InferOutput<typeof siteConfigSchema>;

export const configState = defineState({
  name: 'config.state',
  version: 1,
  owner: 'config',
  doc: 'The site config as the operator answered it.',
  value: siteConfigSchema,
});

export const configGroups = defineCommand({
  name: 'config.groups',
  version: 1,
  owner: 'config',
  doc: "Groups of further site settings by name, in the page's language; kept for 10 to 15 minutes.",
  request: v.object({ groups: v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(100))) }),
  answer: v.record(v.string(), v.record(v.string(), v.unknown())),
  failures: ['unavailable'],
});
