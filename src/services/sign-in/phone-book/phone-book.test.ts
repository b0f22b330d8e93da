import { phonesBook, phonesChoose, phonesRecent } from '@grandstand/bus-contracts/shell';
import { expect, test } from 'vitest';
import { createPhoneBook } from '.';
import { offline } from '../../../../tests/harness/fakes/fake-operator';
import { createMemoryStore } from '../../../../tests/harness/fakes/memory-ports';
import { openTab } from '../../../../tests/harness/tabs/tab';

const COUNTRIES = 'GET /web-api/phone/countries';
const MASKS = 'GET /web-api/phone/masks';
const KEPT_MS = 15 * 60_000;

function open(kept = new Map<string, string>()) {
  const tab = openTab();
  const { bus, clock } = tab.test;
  tab.operator.on(COUNTRIES, () => ({
    countries: [
      {
        id: 3,
        name: 'Kazakhstan',
        country_code: 'KZ',
        tel_code: '7',
        own_names: [{ lang: 'kk', name: 'Қазақстан' }],
      },
      { id: 4, name: 'Atlantis', country_code: 'XA', tel_code: '999' },
    ],
  }));
  tab.operator.on(MASKS, () => ({
    items: [{ CountryId: 3, Mask: '(999) 999-99-99', Min: 10, Max: 10 }],
  }));
  const tabStore = createMemoryStore(kept);
  createPhoneBook({ bus: bus.join('phone-book'), clock, api: tab.api, tabStore });
  const dialog = bus.join('dialog');
  return {
    tab,
    clock,
    load: () => dialog.send(phonesBook, {}),
    choose: (code: string) => dialog.send(phonesChoose, { code }),
    recent: () => dialog.peek(phonesRecent),
  };
}

test('has the countries whose numbers have a known form', async () => {
  const { load } = open();
  const mask = { mask: '(999) 999-99-99', min: 10, max: 10 };
  const ownNames = [{ lang: 'kk', name: 'Қазақстан' }];
  const kazakhstan = { id: 3, name: 'Kazakhstan', code: 'KZ', phoneCode: '7', ownNames, ...mask };
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

test('remembers the last three countries that were chosen, in this tab', async () => {
  const kept = new Map<string, string>();
  const { choose, recent } = open(kept);
  expect(recent()).toEqual({ codes: [] });
  for (const code of ['KZ', 'AZ', 'UA', 'AZ', 'DE']) await choose(code);
  expect(recent()).toEqual({ codes: ['DE', 'AZ', 'UA'] });
  expect(open(kept).recent()).toEqual({ codes: ['DE', 'AZ', 'UA'] });
});

test('has no recent countries where the tab keeps something else', () => {
  expect(open(new Map([['phones.recent', '<b> kz TOOLONG FR']])).recent()).toEqual({
    codes: ['FR'],
  });
});
