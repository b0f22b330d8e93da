import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import { PLAIN_SITE } from '@grandstand/bus-contracts/testing';
import { expect, it } from 'vitest';
import type { RequestBackEnd } from '../back-end/request-back-end';
import { countryOf } from '../visitor/country';
import { createLoadOperatorData } from './load-operator-data';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

it('CFG-01 an invented country removes no config from the cache', async () => {
  let isDown = false;
  const requestBackEnd = async ({ path }: { path: string }) =>
    isDown || !path.includes('config') ? undefined : PLAIN_SITE;
  const load = createLoadOperatorData({
    requestBackEnd: requestBackEnd as RequestBackEnd,
    now: () => 0,
  });
  const configs = async (codes: readonly string[]) =>
    Promise.all(
      codes.flatMap((code) =>
        LANGUAGES.map(async (language) => {
          const country = countryOf(code);
          return (await load({ language, country, dictionaries: [] })).config;
        }),
      ),
    );
  await configs(['KZ', 'ie', '']);
  await configs(LETTERS.flatMap((first) => LETTERS.map((second) => first + second)));
  isDown = true;
  expect(new Set(await configs(['KZ', 'IE', '']))).toEqual(new Set([PLAIN_SITE]));
});

it('CFG-01 a country must exist', () => {
  expect(['KZ', 'ie', 'XK', 'GB'].map(countryOf)).toEqual(['KZ', 'IE', 'XK', 'GB']);
  for (const text of [undefined, '', 'QX', 'JJ', 'KAZ', '1A', 'K Z']) {
    expect(countryOf(text), text).toBeUndefined();
  }
});
