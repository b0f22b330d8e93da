import { afterAll, beforeAll, expect, test } from 'vitest';
import { CountStore } from '../../platform/counts/count-store';
import type { Database } from '../../platform/database/database';
import { Outbox } from '../../platform/outbox/outbox';
import { PlayerMessages } from '../../platform/outbox/player-messages';
import { handClock, migratedDatabase } from '../../testing';
import { Affiliates } from './affiliates';

const DAY = 86_400_000;
let database: Database;
beforeAll(async () => {
  database = await migratedDatabase();
});
afterAll(() => database.close());

test('what was declined is deleted after 30 days with its messages; partners and those who wait are kept', async () => {
  const clock = handClock();
  const affiliates = new Affiliates({
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
  for (const name of ['ann', 'bob', 'eve']) {
    await affiliates.apply(
      {
        name,
        mail: `${name}@example.com`,
        place: `${name}.example`,
        text: 'Football news.',
        refId: `partner-${name}`,
      },
      'en',
    );
  }
  const [ann, bob] = await affiliates.waiting();
  await affiliates.decline(ann?.number ?? 0, 'It is for minors.');
  await affiliates.accept(bob?.number ?? 0);
  const kept = async () => ({
    names: (
      await database.query<{ name: string }>('SELECT name FROM affiliates ORDER BY name')
    ).map(({ name }) => name),
    messages: (
      await database.query<{ template: string }>('SELECT template FROM outbox ORDER BY id')
    ).map(({ template }) => template),
  });
  const asked = ['partner-asked', 'partner-asked', 'partner-asked'];
  clock.advance(30 * DAY);
  await affiliates.forget();
  expect(await kept()).toEqual({
    names: ['ann', 'bob', 'eve'],
    messages: [...asked, 'partner-declined', 'partner-accepted'],
  });
  clock.advance(1);
  await affiliates.forget();
  expect(await kept()).toEqual({ names: ['bob', 'eve'], messages: ['partner-accepted'] });
});
