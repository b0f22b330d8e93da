import { PLAIN_SITE } from '@grandstand/bus-contracts/testing';
import { expect, test } from 'vitest';
import { choiceOf } from './one-tap-rules';

const amounts = { initialAmount: 1, amountStep: 1, minBetAmount: 1, maxBetAmount: 1 };
const EUR = { id: 10, iso: 'EUR', symbol: '€', scale: 2, ...amounts };
const KZT = { id: 20, iso: 'KZT', symbol: '₸', scale: 2, ...amounts };
const GERMANY = { id: 1, code: 'DE', name: 'Germany', currencyId: 10 };
const KAZAKHSTAN = { id: 5, code: 'KZ', name: 'Kazakhstan', currencyId: 20 };
const SITE = {
  ...PLAIN_SITE,
  geoCountryId: 5,
  countries: [GERMANY, KAZAKHSTAN],
  currencies: [EUR, KZT],
};
const FIRST = { countryId: 1, currencyId: 10, currency: 'EUR' };

test.each([
  [
    'the visitor’s country and its currency',
    SITE,
    { countryId: 5, currencyId: 20, currency: 'KZT' },
  ],
  ['the first country where the visitor’s is not offered', { ...SITE, geoCountryId: 7 }, FIRST],
  [
    'the first currency where the country’s is not offered',
    { ...SITE, currencies: [EUR] },
    { countryId: 5, currencyId: 10, currency: 'EUR' },
  ],
  ['nothing on a site without countries', { ...SITE, countries: [] }, undefined],
  ['nothing on a site without currencies', { ...SITE, currencies: [] }, undefined],
  ['nothing while the site is not known', undefined, undefined],
])('a registration begins with %s', (_, site, choice) => {
  expect(choiceOf(site)).toEqual(choice);
});
