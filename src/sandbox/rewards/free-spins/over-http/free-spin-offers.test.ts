import { createHash } from 'node:crypto';
import type { BonusOfferView, FreeSpinOffer } from '@grandstand/bus-contracts/answers';
import type { FreeSpinsView } from '@grandstand/bus-contracts/player';
import { registerPlayer, startOperator } from '@grandstand/sandbox/testing';
import type { ErrorBody, TestOperator, TestPlayer } from '@grandstand/sandbox/testing';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { WITH_GAMES, walletBench } from '../../../../../tests/harness/operator/wallet-bench';

const DAY = 86_400_000;
const OFFER = 'verified-spins';
const BAY = 9003;

let operator: TestOperator;
const { open } = walletBench({
  get operator() {
    return operator;
  },
});
beforeAll(async () => {
  operator = await startOperator(WITH_GAMES);
});
afterEach(() => {
  expect(operator.problems).toEqual([]);
});
afterAll(() => operator.sandbox.close());

const offers = async (player?: TestPlayer) =>
  (
    await operator.get<{ isBarred: boolean; offers: BonusOfferView[] }>(
      '/web-api/promo/bonuses',
      player && { cookie: player.cookie },
    )
  ).body;
async function spinOffer(player?: TestPlayer): Promise<FreeSpinOffer> {
  const found = (await offers(player)).offers.find(({ gives }) => gives === 'free-spins');
  if (found?.gives !== 'free-spins') throw new Error('No free spins are offered.');
  return found;
}
const take = ({ token }: TestPlayer, hash: string, offer = OFFER) =>
  operator.post<FreeSpinsView & ErrorBody>(
    '/web-api/promo/free-spins/take',
    { offer, hash },
    { token },
  );
const spinsOf = async ({ token }: TestPlayer): Promise<readonly FreeSpinsView[]> =>
  (await operator.get<{ freeSpins: FreeSpinsView[] }>('/web-api/promo/free-spins', { token })).body
    .freeSpins;
const change = (terms: object | null) => operator.control(`/free-spin-offers/${OFFER}`, { terms });

async function verifiedPlayer(): Promise<TestPlayer> {
  const player = await registerPlayer(operator);
  expect((await operator.control(`/players/${player.login}/verified`, {})).status).toBe(200);
  return player;
}

test('BNS-01 free spins are offered to everybody by terms of their own, which the hash names', async () => {
  const guest = await spinOffer();
  expect(guest).toEqual({
    id: OFFER,
    categories: ['casino', 'bonuses'],
    gives: 'free-spins',
    terms: {
      version: 1,
      offer: OFFER,
      condition: 'verified',
      gameId: BAY,
      slug: 'lantern-bay',
      game: 'Lantern Bay',
      iso: 'EUR',
      scale: 2,
      spins: 20,
      stake: 20,
      maxWin: 40_000,
      days: 7,
    },
    hash: createHash('sha256').update(JSON.stringify(guest.terms)).digest('hex'),
    refusal: null,
  });
  const player = await registerPlayer(operator);
  expect(await spinOffer(player)).toEqual({ ...guest, refusal: 'not-verified' });
});

test('BNS-01 a verified player takes them once, and no bonus is in the way', async () => {
  const player = await verifiedPlayer();
  const { hash, terms, refusal } = await spinOffer(player);
  expect(refusal).toBeNull();
  const drops = (await offers(player)).offers.find(({ id }) => id === 'drops');
  await operator.post('/web-api/promo/take', { offer: 'drops', hash: drops?.hash }, player);
  const answers = await Promise.all([take(player, hash), take(player, hash)]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 422]));
  const endsAt = operator.clock.now() + terms.days * DAY;
  expect(await spinsOf(player)).toMatchObject([
    {
      slug: 'lantern-bay',
      spins: 20,
      left: 20,
      stake: 20,
      maxWin: 40_000,
      state: 'active',
      endsAt,
      offer: { id: OFFER, version: 1, hash },
    },
  ]);
  expect((await open(player, BAY)).freeSpins).toMatchObject({ left: 20, stake: 20, endsAt });
  const [own] = await spinsOf(player);
  await operator.post('/web-api/promo/free-spins/give-up', { id: own?.id }, player);
  expect((await spinOffer(player)).refusal).toBe('used');
  const again = await take(player, hash);
  expect(again.body.error).toMatchObject({
    code: 'bonus-not-eligible',
    details: { reason: 'used' },
  });
});

test('are refused to a player whose documents are not accepted', async () => {
  const player = await registerPlayer(operator);
  const { hash } = await spinOffer(player);
  expect((await take(player, hash)).body.error).toMatchObject({
    code: 'bonus-not-eligible',
    details: { reason: 'not-verified' },
  });
  expect((await take(player, hash, 'drops')).status).toBe(404);
  expect(await spinsOf(player)).toEqual([]);
});

test('P117 the terms that were taken stay what they were, and changed ones are read first', async () => {
  const first = await verifiedPlayer();
  const second = await verifiedPlayer();
  const { hash } = await spinOffer(first);
  await take(first, hash);
  const before = await spinsOf(first);
  await change({ version: 2, spins: 5, days: 1 });
  expect((await take(second, hash)).body.error.code).toBe('bonus-terms-changed');
  expect(await spinsOf(second)).toEqual([]);
  const changed = await spinOffer(second);
  expect(changed.terms).toMatchObject({ version: 2, spins: 5, days: 1, maxWin: 10_000 });
  expect((await take(second, changed.hash)).body).toMatchObject({
    spins: 5,
    offer: { version: 2, hash: changed.hash },
    endsAt: operator.clock.now() + DAY,
  });
  expect(await spinsOf(first)).toEqual(before);
  await change(null);
  expect((await spinOffer()).hash).toBe(hash);
  expect((await operator.control('/free-spin-offers/none', { terms: null })).status).toBe(404);
});

test('P118 are neither offered nor given to a player to whom nothing may be offered', async () => {
  const player = await verifiedPlayer();
  const { hash } = await spinOffer(player);
  await operator.control(`/players/${player.login}/limits`, { limitType: 33, limitValue: 1 });
  expect(await offers(player)).toEqual({ isBarred: true, offers: [] });
  expect((await take(player, hash)).body.error.code).toBe('bonus-barred');
  expect(await spinsOf(player)).toEqual([]);
  await operator.control(`/players/${player.login}/free-spins`, { spins: 2 });
  const own = await operator.get('/web-api/promo/free-spins', { token: player.token });
  expect(own.body).toMatchObject({ isBarred: true, freeSpins: [{ left: 2 }] });
});
