import { phonesBook } from '@grandstand/bus-contracts/shell';
import { expect, test } from 'vitest';
import { createPhoneBook } from '../../src/services/phone-book';
import { offline } from '../support/fake-operator';
import { openTab } from '../support/tabs/tab';

const COUNTRIES = 'GET /web-api/phone/countries';
const MASKS = 'GET /web-api/phone/masks';
const KEPT_MS = 15 * 60_000;

function open() {
  const tab = openTab();
  const { bus, clock } = tab.test;
  tab.operator.on(COUNTRIES, () => ({
    countries: [
      { id: 3, name: 'Kazakhstan', country_code: 'KZ', tel_code: '7' },
      { id: 4, name: 'Atlantis', country_code: 'XA', tel_code: '999' },
    ],
  }));
  tab.operator.on(MASKS, () => ({
    items: [{ CountryId: 3, Mask: '(999) 999-99-99', Min: 10, Max: 10 }],
  }));
  createPhoneBook({ bus: bus.join('phone-book'), clock, api: tab.api });
  return { tab, clock, load: () => bus.join('dialog').send(phonesBook, {}) };
}

test('has the countries whose numbers have a known form', async () => {
  const { load } = open();
  const mask = { mask: '(999) 999-99-99', min: 10, max: 10 };
  const kazakhstan = { id: 3, name: 'Kazakhstan', code: 'KZ', phoneCode: '7', ...mask };
  expect(await load()).toEqual({ countries: [kazakhstan] });
});

test('is kept for 15 min', async () => {
  const { tab, clock, load } = open();
  await load();
  await clock.advance(KEPT_MS - 1);
  await load();
  expect(tab.operator.count(COUNTRIES)).toBe(1);
  await clock.advance(1);
  await load();
  expect(tab.operator.count(COUNTRIES)).toBe(2);
});

test('is loaded again after a failure', async () => {
  const { tab, clock, load } = open();
  tab.operator.on(MASKS, offline);
  const failing = load().catch((error: unknown) => error);
  await clock.advance(60_000);
  expect(await failing).toMatchObject({ code: 'unavailable' });
  tab.operator.on(MASKS, () => ({ items: [] }));
  expect(await load()).toEqual({ countries: [] });
});
