import { afterAll, beforeAll, expect, test } from 'vitest';
import { internationalPhoneSubject } from '../../sign-in/challenges/subjects';
import { CountStore } from '../../platform/counts/count-store';
import type { Database } from '../../platform/database/database';
import { Outbox } from '../../platform/outbox/outbox';
import { PlayerMessages } from '../../platform/outbox/player-messages';
import { handClock, migratedDatabase } from '../../testing';
import { AppLinks } from './app-links';

const DAY = 86_400_000;
let database: Database;
beforeAll(async () => {
  database = await migratedDatabase();
});
afterAll(() => database.close());

test('APP-01 a phone gets the link by SMS in the page’s language, at most twice a day, and is forgotten after it', async () => {
  const clock = handClock();
  const links = new AppLinks({
    database,
    messages: new PlayerMessages({
      outbox: new Outbox(clock.now),
      siteName: () => 'Grandstand',
      siteOrigin: 'http://localhost',
    }),
    counts: await CountStore.open(database, {
      now: clock.now,
      report: (error) => {
        throw error;
      },
    }),
    now: clock.now,
  });
  const send = async (phone: string, language: 'en' | 'kz' = 'en'): Promise<void> => {
    const subject = internationalPhoneSubject(phone);
    if (!subject) throw new Error(`${phone} is no number.`);
    await links.send(subject, { address: '203.0.113.7', language });
  };
  const received = () =>
    database.query<{ to: string; text: string }>('SELECT "to", text FROM outbox ORDER BY id');
  await send('+49 1512 3456789');
  await send('+4915123456789', 'kz');
  // Answered alike, and nothing is sent.
  await send('+49 1512 3456789');
  expect(await received()).toEqual([
    {
      to: '+4915123456789',
      text: 'Grandstand: The page from which the site is installed on your phone: http://localhost/en/apps/mobile',
    },
    { to: '+4915123456789', text: expect.stringMatching(/\/kz\/apps\/mobile$/) },
  ]);
  for (let more = 0; more < 7; more += 1) await send(`+49 1512 345670${more}`);
  await expect(send('+7 701 234 41 22')).rejects.toMatchObject({ code: 'too-many-sendings' });
  expect(await received()).toHaveLength(9);
  await links.forget();
  expect(await received()).toHaveLength(9);
  clock.advance(DAY + 1);
  await links.forget();
  expect(await received()).toEqual([]);
  await send('+49 1512 3456789');
  expect(await received()).toHaveLength(1);
});

test('APP-01 a number has the code of a country that has such numbers', () => {
  expect(internationalPhoneSubject(' +7 (701) 234-41-22')?.value).toBe('+77012344122');
  for (const text of ['0151 23456789', '+49', '+999 123456', '+49 12a', '']) {
    expect(internationalPhoneSubject(text)).toBeUndefined();
  }
});
