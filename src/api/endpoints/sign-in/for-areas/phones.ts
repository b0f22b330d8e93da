import * as v from 'valibot';
import { defineAreaCall } from '../../../endpoint';

/** Countries with the code their phone numbers begin with. */
export const phoneCountries = defineAreaCall('phoneCountries', {
  path: '/web-api/phone/countries',
  request: v.object({}),
  answer: v.pipe(
    v.object({
      countries: v.array(
        v.object({
          id: v.number(),
          name: v.string(),
          country_code: v.string(),
          tel_code: v.string(),
          /** What its people call it; left out: not known. */
          own_names: v.optional(v.array(v.object({ lang: v.string(), name: v.string() })), []),
        }),
      ),
    }),
    v.transform(({ countries }) =>
      countries.map(({ id, name, country_code, tel_code, own_names }) => ({
        id,
        name,
        phoneCode: tel_code,
        code: country_code,
        ownNames: own_names,
      })),
    ),
  ),
});

/** How the numbers of a country are written; in a mask a 9 is any digit. */
export const phoneMasks = defineAreaCall('phoneMasks', {
  path: '/web-api/phone/masks',
  request: v.object({}),
  answer: v.pipe(
    v.object({
      items: v.array(
        v.object({ CountryId: v.number(), Mask: v.string(), Min: v.number(), Max: v.number() }),
      ),
    }),
    v.transform(({ items }) =>
      items.map(({ CountryId, Mask, Min, Max }) => ({
        countryId: CountryId,
        mask: Mask,
        min: Min,
        max: Max,
      })),
    ),
  ),
});
