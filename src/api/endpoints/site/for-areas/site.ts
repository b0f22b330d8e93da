import { siteHomeSchema, siteSearchSchema } from '@grandstand/bus-contracts/answers';
import * as v from 'valibot';
import { defineAreaCall } from '../../../endpoint';

/** The actions that the player is allowed. */
export const userRights = defineAreaCall('userRights', {
  path: '/web-api/user/rights',
  request: v.object({}),
  answer: v.pipe(
    v.object({ user_id: v.string(), rights: v.array(v.string()) }),
    v.transform(({ user_id, rights }) => ({ userId: user_id, rights })),
  ),
  token: 'required',
});

/** The sections of the home page, for the player if the browser has one. */
export const siteHome = defineAreaCall('siteHome', {
  path: '/bff-api/home',
  request: v.object({ lang: v.string() }),
  answer: siteHomeSchema,
});

/** The possible meanings of words: matches, teams, sports, games, texts. */
export const siteSearch = defineAreaCall('siteSearch', {
  path: '/bff-api/search',
  request: v.object({ search: v.string() }),
  answer: v.pipe(
    v.object({ found: siteSearchSchema }),
    v.transform(({ found }) => found),
  ),
  retries: 0,
});

/** Every sport and championship with the address of its page. */
export const sportsMap = defineAreaCall('sportsMap', {
  path: '/web-api/seo/sports-map',
  request: v.object({}),
  answer: v.pipe(
    v.object({
      sports: v.array(
        v.object({
          id: v.number(),
          name: v.string(),
          path: v.string(),
          champs: v.array(v.object({ id: v.number(), name: v.string(), path: v.string() })),
        }),
      ),
    }),
    v.transform(({ sports }) => sports),
  ),
});

const LOGO = '/web-api/policy/logo.agif';

/** The logo of the site's gambling policy; the answer gives its address where there is one. */
export const policyLogo = defineAreaCall('policyLogo', {
  path: LOGO,
  request: v.object({}),
  answer: v.pipe(
    v.string(),
    v.startsWith('GIF8'),
    // A picture that was cut off has no end.
    v.endsWith(';'),
    v.transform(() => ({ src: LOGO })),
  ),
  format: 'text',
});
