import { configGroups, languageSchema, siteConfigSchema } from '@grandstand/bus-contracts';
import type { SiteConfig } from '@grandstand/bus-contracts';
import { toMinor } from '@grandstand/bus-contracts/domain';
import * as v from 'valibot';
import { defineGet } from '../../endpoint';

type Currency = SiteConfig['currencies'][number];

const toMinorUnits = (currency: Currency): Currency => ({
  ...currency,
  initialAmount: toMinor(currency.initialAmount, currency.scale),
  amountStep: toMinor(currency.amountStep, currency.scale),
  minBetAmount: toMinor(currency.minBetAmount, currency.scale),
  maxBetAmount: toMinor(currency.maxBetAmount, currency.scale),
  ...(currency.maxPayout !== undefined && {
    maxPayout: toMinor(currency.maxPayout, currency.scale),
  }),
});

/** The site config as the wire has it, its amounts made minor units. */
export const wireConfigSchema = v.pipe(
  siteConfigSchema,
  v.transform((config): SiteConfig => ({
    ...config,
    currencies: config.currencies.map(toMinorUnits),
  })),
);

/** The header `X-Geo-Country` is sent with it if the country is known. */
export const configAll = defineGet({
  path: '/bff-api/config/all.json',
  request: v.object({ lang: languageSchema }),
  answer: wireConfigSchema,
});

export const configGroupsCall = defineGet({
  path: '/bff-api/config/group/get',
  request: v.pipe(
    v.object({ groups: v.array(v.string()), lang: languageSchema }),
    v.transform(({ groups, lang }) => ({ groups: groups.join(','), lang })),
  ),
  answer: configGroups.answer,
});

const dictionary = {
  path: '/bff-api/dictionary',
  request: v.pipe(
    v.object({ ids: v.array(v.string()), lang: languageSchema }),
    v.transform(({ ids, lang }) => ({ lang, ids: ids.join(',') })),
  ),
  answer: v.object({ language: languageSchema, texts: v.record(v.string(), v.string()) }),
};

export const dictionaryCall = defineGet(dictionary);

/** The same at the operator's `cdnDomain`: requested once with a short timeout, since the site's own origin is the fallback. */
export const cdnDictionaryCall = defineGet({
  ...dictionary,
  isPublic: true,
  isRecoverable: false,
  retries: 0,
  timeoutMs: 3000,
});
