import * as v from 'valibot';
import { bonusAnswers } from './bonus-games';
import { casinoAnswers, gamesAnswers } from './casino';
import { combinationAnswers } from './combinations';
import { contentAnswers } from './content';
import { lottoAnswers } from './lotto';
import { championshipAnswers } from './championship';
import { cyberAnswers } from './cyber';
import { marblesAnswers } from './marbles';
import { paymentAnswers } from './payments';
import { promoAnswers } from './promo';
import { resultsAnswers } from './results';
import { sportsMapSchema } from './search-engines';
import { siteHomeSchema } from './site/home';
import { siteSearchSchema } from './site/search';
import { totoAnswers } from './toto';

export { areaRequest, callOperator } from './area-calls';
export type { AreaAnswer, AreaCall, AreaInput } from './area-calls';
export * from './apps';
export * from './bonus-games';
export * from './casino';
export * from './combinations';
export * from './content';
export * from './jackpots';
export * from './lotto';
export * from './draws/lotto-draw';
export * from './championship';
export * from './cyber';
export * from './marbles';
export * from './payments';
export * from './promo';
export * from './results';
export * from './search-engines';
export * from './site/home';
export * from './site/search';
export * from './toto';
export * from './draws/toto-draw';

// A separate entry: the page's first load does without it, and an area bundles the schemas that it reads.

const named = v.object({ id: v.number(), name: v.string() });

/** The schema of the answer of each call that areas may make, by its name. */
export const areaAnswers = {
  ...bonusAnswers,
  ...casinoAnswers,
  ...gamesAnswers,
  ...championshipAnswers,
  ...combinationAnswers,
  ...cyberAnswers,
  ...marblesAnswers,
  ...resultsAnswers,
  ...lottoAnswers,
  ...totoAnswers,
  ...promoAnswers,
  ...contentAnswers,
  ...paymentAnswers,
  siteHome: siteHomeSchema,
  siteSearch: siteSearchSchema,
  actionsList: v.array(named),
  /** The leagues and teams among favourites, with the number of their games; unknown ones are left out. */
  favouriteNames: v.array(
    v.object({
      favourite: v.string(),
      name: v.string(),
      country: v.nullable(v.string()),
      slug: v.string(),
      sport: v.object({ slug: v.string(), name: v.string() }),
      live: v.number(),
      line: v.number(),
    }),
  ),
  mainAccountList: v.object({
    entities: v.array(
      v.object({
        id: v.number(),
        iso: v.string(),
        label: v.string(),
        /** Minor units. */
        money: v.pipe(v.number(), v.safeInteger()),
        scale: v.number(),
        isMain: v.boolean(),
        isArchive: v.boolean(),
      }),
    ),
    totalCount: v.number(),
  }),
  phoneCountries: v.array(
    v.object({
      ...named.entries,
      phoneCode: v.string(),
      code: v.string(),
      /** What its people call it, in each of its languages. */
      ownNames: v.array(v.object({ lang: v.string(), name: v.string() })),
    }),
  ),
  phoneMasks: v.array(
    v.object({ countryId: v.number(), mask: v.string(), min: v.number(), max: v.number() }),
  ),
  /** The address of the picture. */
  policyLogo: v.object({ src: v.string() }),
  sportsMap: sportsMapSchema,
  userRights: v.object({ userId: v.string(), rights: v.array(v.string()) }),
} satisfies Readonly<Record<string, v.GenericSchema>>;
export { PRODUCTS, playRulesSchema } from './play-rules';
export type { PlayRules, Product } from './play-rules';
