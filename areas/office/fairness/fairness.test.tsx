import { Refusal } from '@grandstand/bus-contracts';
import { drawRound, seedHash } from '@grandstand/bus-contracts/domain/fair';
import {
  fairRotate,
  fairRounds,
  fairSeeds,
  fairSetClientSeed,
  type FairRound,
  type FairSeeds,
  type FairSharedRound,
} from '@grandstand/bus-contracts/player';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import server from '../server';
import { openOffice, playersPage } from '../testing/mount-office';
import { areaRequest } from '../../../src/routes/testing/open-area';

const PATH = '/office/fairness';
const SERVER_SEED = '5e'.repeat(32);
const SHARED_SEED = 'a7'.repeat(32);
const NEXT = 'c1'.repeat(32);
const DRAWS = [{ kind: 'below' as const, count: 6 }];

/** The operator's seeds and one round of dice. */
async function operatorOf(clientSeed: string | null) {
  const commitment = await seedHash(SERVER_SEED);
  const facts = {
    scheme: 'personal' as const,
    label: 'dice',
    commitment,
    serverSeed: SERVER_SEED,
    clientSeed: 'lucky-7',
    nonce: 0,
    draws: DRAWS,
  };
  const results = await drawRound(facts);
  const round: FairRound = { ...facts, refId: 'dice-1', at: 0, results, serverSeed: null };
  const seeds: FairSeeds = { current: { commitment, clientSeed, rounds: 1, since: 0 }, former: [] };
  return { seeds, rounds: [round] };
}

/** The first round of a table. */
async function sharedRound(): Promise<FairSharedRound> {
  const facts = {
    scheme: 'shared' as const,
    label: 'kite-run',
    link: { round: 0, hash: await seedHash(SHARED_SEED) },
    salt: 'salt-1',
    round: 1,
    seed: SHARED_SEED,
    draws: DRAWS,
  };
  return { ...facts, refId: 'kite-1', at: 0, results: await drawRound(facts) };
}

/** The page of a player, with a service of the test's. */
async function openFairness(clientSeed: string | null = 'lucky-7') {
  const { bus, clock, dispose } = playersPage(PATH);
  let { seeds, rounds } = await operatorOf(clientSeed);
  const shared = [await sharedRound()];
  const faults: { seeds?: string; change?: string } = {};
  const sent: object[] = [];
  const answer = (request: object): void => {
    if (faults.change) throw new Refusal(faults.change);
    sent.push(request);
  };
  const service = bus.join('fair');
  service.handle(fairSeeds, () => {
    if (faults.seeds) throw new Refusal(faults.seeds);
    return seeds;
  });
  service.handle(fairRounds, () => ({ rounds, shared }));
  service.handle(fairSetClientSeed, (request) => {
    answer(request);
    seeds = { ...seeds, current: { ...seeds.current, clientSeed: request.clientSeed } };
    return seeds;
  });
  service.handle(fairRotate, (request) => {
    answer(request);
    const { commitment } = request;
    seeds = {
      current: { commitment: NEXT, clientSeed: null, rounds: 0, since: 1 },
      former: [{ commitment, serverSeed: SERVER_SEED, rounds: 1, revealedAt: 1 }],
    };
    rounds = rounds.map((round) => ({ ...round, serverSeed: SERVER_SEED }));
    return seeds;
  });
  const office = openOffice({ bus, clock });
  return {
    ...office,
    faults,
    sent,
    dispose,
    async open() {
      const answer = await server.render(areaRequest(PATH));
      expect(answer.title).toBe('Provably fair');
      await office.mount(answer);
    },
    /** What the operator has changed without the page. */
    forge(change: Partial<FairRound>) {
      rounds = rounds.map((round) => ({ ...round, ...change }));
    },
    commitment: seeds.current.commitment,
    published: () => ({ ...rounds[0], serverSeed: SERVER_SEED }),
  };
}

const section = (name: string) => within(screen.getByRole('region', { name }));
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

test('P112 a round is checked in the page once the seeds are rotated', async () => {
  const page = await openFairness();
  await page.open();
  expect(section('Your seeds').getByText(page.commitment)).toBeVisible();
  const rounds = section('Your rounds');
  expect(rounds.getByText('Rotate the seeds to check this round.')).toBeVisible();
  expect(rounds.queryByRole('button')).toBeNull();
  expect(page.root).not.toHaveTextContent(SERVER_SEED);

  await page.run(() => press('Rotate seeds'));
  expect(page.sent).toEqual([{ commitment: page.commitment }]);
  expect(screen.getByText(NEXT)).toBeVisible();
  expect(screen.getByText('The server seed is revealed.', { exact: false })).toBeVisible();
  expect(page.root).toHaveTextContent(SERVER_SEED);
  await page.run(() => press('Check dice, nonce 0'));
  await vi.waitFor(() =>
    expect(rounds.getByRole('status')).toHaveTextContent('Correct: the seeds give these numbers.'),
  );
});

test('P112 a round of a table is checked in the page, without any rotation', async () => {
  const page = await openFairness();
  await page.open();
  await page.run(() => press('Check kite-run, round 1'));
  await vi.waitFor(() =>
    expect(section('Rounds of tables').getByRole('status')).toHaveTextContent(
      'Correct: the seeds give these numbers.',
    ),
  );
  expect(page.sent).toEqual([]);
});

test.each<[string, Partial<FairRound>, string]>([
  ['other numbers', { results: [[6]] }, 'Not correct: the seeds give other numbers.'],
  ['another seed', { commitment: NEXT }, 'this is not the seed that was published before'],
])('P112 a round with %s is found out', async (_what, change, verdict) => {
  const page = await openFairness();
  page.forge(change);
  await page.open();
  await page.run(() => press('Rotate seeds'));
  await page.run(() => press('Check dice, nonce 0'));
  await vi.waitFor(() =>
    expect(section('Your rounds').getByRole('status')).toHaveTextContent(verdict),
  );
});

test('P112 a round of anywhere is checked without a request, and a changed text has no verdict', async () => {
  const page = await openFairness();
  await page.open();
  const form = section('Check any round');
  const field = form.getByRole('textbox', { name: 'Round (JSON)' });
  const check = async (text: string, verdict: string): Promise<void> => {
    await page.run(() => fireEvent.change(field, { target: { value: text } }));
    expect(form.getByRole('status')).toBeEmptyDOMElement();
    await page.run(() => press('Check'));
    await vi.waitFor(() => expect(form.getByRole('status')).toHaveTextContent(verdict));
  };
  await check(JSON.stringify(page.published()), 'Correct: the seeds give these numbers.');
  await check('{"scheme":', 'This is not a published round.');
  await check('', 'This is not a published round.');
  expect(page.sent).toEqual([]);
});

test('P112 a client seed is set for the seeds in view', async () => {
  const page = await openFairness(null);
  await page.open();
  expect(screen.getByText('Set a client seed first', { exact: false })).toBeVisible();
  const field = screen.getByRole('textbox', { name: 'Client seed' });
  await page.run(() => fireEvent.change(field, { target: { value: 'a:1' } }));
  await page.run(() => press('Save'));
  expect(field).toBeInvalid();
  expect(page.sent).toEqual([]);
  await page.run(() => press('Random'));
  expect(field).toBeValid();
  const random = (field as HTMLInputElement).value;
  expect(random).toMatch(/^[0-9a-f]{16}$/);
  await page.run(() => press('Save'));
  expect(page.sent).toEqual([{ commitment: page.commitment, clientSeed: random }]);
  expect(screen.getByRole('textbox', { name: 'Client seed' })).toHaveValue(random);
  expect(section('Your seeds').getByRole('status')).toHaveTextContent('Saved.');
});

test.each([
  ['seeds-changed', 'Your seeds have changed meanwhile.'],
  ['not-signed-in', 'you are signed out'],
  ['unavailable', 'No answer came.'],
])('a change that fails is explained: %s', async (code, why) => {
  const page = await openFairness();
  await page.open();
  page.faults.change = code;
  await page.run(() => press('Rotate seeds'));
  expect(section('Your seeds').getByText(why, { exact: false })).toBeVisible();
  expect(screen.getByText(page.commitment)).toBeVisible();
});

test('seeds that did not load can be loaded again, and any round checked meanwhile', async () => {
  const page = await openFairness();
  page.faults.seeds = 'unavailable';
  await page.open();
  expect(screen.getByText('Your seeds could not be loaded')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Check any round' })).toBeVisible();
  delete page.faults.seeds;
  await page.run(() => press('Try again'));
  expect(screen.getByText(page.commitment)).toBeVisible();
});
