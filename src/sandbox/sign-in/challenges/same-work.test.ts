import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CountStore } from '../../platform/counts/count-store';
import { Guesses } from '../../platform/counts/guesses';
import type { Database, Queries } from '../../platform/database/database';
import { LinkTokens } from '../links/link-tokens';
import { Outbox } from '../../platform/outbox/outbox';
import { PlayerMessages } from '../../platform/outbox/player-messages';
import { setIdentity } from '../../player/players/identities';
import { Recoveries } from '../recovery/recoveries';
import { handClock, migratedDatabase } from '../../testing';
import { Challenges } from './challenges';
import { mailSubject, phoneSubject } from './subjects';
import type { Subject } from './subjects';

const ANN = 100_001;
const MINUTE = 60_000;

let database: Database;
let clock: ReturnType<typeof handClock>;
/** The statements that ran, in order. */
let statements: string[];
let challenges: Challenges;
let recoveries: Recoveries;

/** The same database, which writes down what it is asked. */
function recorded(queries: Queries): Queries {
  return {
    query: (sql, values) => {
      statements.push(sql);
      return queries.query(sql, values);
    },
    script: (sql) => queries.script(sql),
  };
}

beforeAll(async () => {
  database = await migratedDatabase();
  await database.query(
    `INSERT INTO players (login, password_hash, country_id, registered_at) VALUES ('ann', '', 3, 1)`,
  );
  await setIdentity(database, ANN, { kind: 'phone', value: '+77012344122' }, 1);
  await setIdentity(database, ANN, { kind: 'email', value: 'ann@example.com' }, 1);
});
beforeEach(async () => {
  await database.script('TRUNCATE challenges, outbox, link_tokens');
  statements = [];
  clock = handClock();
  const spied: Database = {
    ...recorded(database),
    transaction: (work) => database.transaction((queries) => work(recorded(queries))),
    close: () => database.close(),
  };
  const messages = new PlayerMessages({
    outbox: new Outbox(clock.now),
    siteName: () => 'Grandstand',
    siteOrigin: 'http://localhost',
  });
  const { now } = clock;
  const counts = await CountStore.open(database, {
    now,
    report: (error) => {
      throw error;
    },
  });
  const guesses = new Guesses(counts, now);
  challenges = new Challenges({
    database: spied,
    messages,
    counts,
    guesses,
    now: clock.now,
    linkBeside: async () => undefined,
    randomBelow: () => 123_456,
    pepper: new Uint8Array(32),
  });
  const unused = () => Promise.reject(new Error('It is not part of sending.'));
  recoveries = new Recoveries({
    database: spied,
    challenges,
    guesses,
    links: new LinkTokens(spied, clock.now),
    messages,
    passwords: { change: unused },
    securityQuestions: { of: unused, isRight: unused },
    twoSteps: { wayOf: unused, useRecoveryCode: unused },
  });
});
afterAll(() => database.close());

function phone(number: string): Subject {
  const found = phoneSubject('KZ', number);
  if (!found) throw new Error(`${number} is no number.`);
  return found;
}
/** The statements that a piece of work runs. */
async function ranBy(work: () => Promise<unknown>): Promise<string[]> {
  statements = [];
  await work();
  return statements;
}
const sentTo = async () =>
  (await database.query<{ to: string }>('SELECT "to" FROM outbox ORDER BY id')).map(({ to }) => to);

describe('whether a player has an address, the work does not tell', () => {
  test.each(['sign-in', 'recovery'] as const)('of a code for a %s', async (kind) => {
    const flows: string[] = [];
    const begin = (number: string) => async () =>
      flows.push((await challenges.begin({ kind, subject: phone(number), address: '' })).flowId);
    const known = await ranBy(begin('7012344122'));
    const unknown = await ranBy(begin('7019999999'));
    expect(known).toContainEqual(expect.stringContaining('INSERT INTO outbox'));
    expect(unknown).toEqual(known);

    clock.advance(MINUTE);
    const [flow = '', other = ''] = flows;
    const again = await ranBy(() => challenges.resend(flow, ''));
    expect(again).toContainEqual(expect.stringContaining('INSERT INTO outbox'));
    expect(await ranBy(() => challenges.resend(other, ''))).toEqual(again);
    expect(await sentTo()).toEqual(['+77012344122', '+77012344122']);
  });

  test('of a link for a recovery', async () => {
    const send = (mail: string) => () => recoveries.sendLink(mailSubject(mail), '');
    const known = await ranBy(send('ann@example.com'));
    const unknown = await ranBy(send('nobody@example.com'));
    expect(known).toContainEqual(expect.stringContaining('INSERT INTO outbox'));
    expect(unknown).toEqual(known);
    expect(await sentTo()).toEqual(['ann@example.com']);
  });
});
