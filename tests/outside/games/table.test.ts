import { verifyRound } from '@grandstand/bus-contracts/domain/fair';
import type { TestOperator, TestPlayer } from '@grandstand/sandbox/testing';
import { moneyOf, registerPlayer, startOperator } from '@grandstand/sandbox/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { settle } from '@grandstand/bus-contracts/testing';
import { SHARED_TITLES } from '../../../src/outside/games/shared-titles';
import { WITH_GAMES } from '../../harness/operator/wallet-bench';
import { tableBench } from './table-bench';

const SLUG = 'clubhouse-roulette';
const { rules, shared } = SHARED_TITLES.find(({ slug }) => slug === SLUG)!;
const CHOICE = { bets: [{ on: 'red', chips: 1 }] };

let operator: TestOperator;
let players: TestPlayer[];
const { program, open, inPhase, drawn } = tableBench(SLUG, CHOICE, {
  get operator() {
    return operator;
  },
});

beforeAll(async () => {
  operator = await startOperator(WITH_GAMES);
});
beforeEach(async () => {
  players = [await registerPlayer(operator), await registerPlayer(operator)];
});
afterAll(async () => {
  expect(operator.problems).toEqual([]);
  const { body } = await operator.get('/sandbox/v1/reconciliation');
  expect(body).toMatchObject({ differences: [], open: 0 });
  expect((await operator.get('/sandbox/v1/ledger')).body).toMatchObject({ isBalanced: true });
  await operator.sandbox.close();
});

describe('a table', () => {
  it('CAS-01 takes bets, closes them, shows one number to all, pays, and goes on', async () => {
    const running = program();
    const [first, second] = [await open(running, players[0]!), await open(running, players[1]!)];
    expect(first.data.shared?.times).toMatchObject({ bettingMs: shared.bettingMs });
    const betting = await inPhase(first, 'betting');
    expect(betting.endsIn).toBe(shared.bettingMs);
    const bets = [await first.bet(), await second.bet(200)];
    expect(bets.map(({ own }) => [own?.staked, own?.result])).toEqual([
      [100, null],
      [200, null],
    ]);
    expect(await first.bet()).toEqual({ error: { code: 'round-open' } });
    const shown = [await drawn(running, first), await second.look()];
    const [one, other] = shown;
    expect(one?.published).toEqual(other?.published);
    expect(await verifyRound(one?.published)).toEqual({ isValid: true });
    expect(one?.published?.link.hash).toBe(one?.chain?.terminalHash);
    const { results = [] } = one?.published ?? {};
    for (const [at, answer] of shown.entries()) {
      const returned = rules.returned(rules.begin(CHOICE, results)) / 10_000;
      const stake = [100, 200][at]!;
      expect(answer.own?.result).toMatchObject({ staked: stake, returned: returned * stake });
      const money = 100 + ((returned - 1) * stake) / 100;
      await expect.poll(async () => moneyOf(operator, players[at]!)).toBe(money);
    }
    await running.pass(shared.shownMs);
    const next = await inPhase(first, 'betting');
    expect([next.own?.isOfThisRound, next.last.length]).toEqual([false, 1]);
    await drawn(running, first);
  });

  it('tells a page of a change at once, and of none after 10 s', async () => {
    const running = program();
    const page = await open(running, players[0]!);
    const { version } = await inPhase(page, 'betting');
    let answers = 0;
    const looking = page.look(version).finally(() => {
      answers += 1;
    });
    await running.pass(9000);
    await settle();
    expect(answers).toBe(0);
    await running.pass(1000);
    expect((await looking).version).toBe(version);
    const changing = page.look(version);
    // The rest of the time for bets, and no more: what comes after it waits for the draw.
    await running.pass(shared.bettingMs - 10_000);
    expect((await changing).phase).toBe('closed');
    await running.pass(shared.closedMs);
    await inPhase(page, 'shown');
  });

  it('rests while nobody looks, and begins again for who comes', async () => {
    const running = program();
    const page = await open(running, players[0]!);
    await inPhase(page, 'betting');
    const rounds = async () => (await page.look()).published?.round;
    await drawn(running, page);
    const before = await rounds();
    for (let minute = 0; minute < 30; minute += 1) {
      await running.pass(60_000);
      await settle();
    }
    const after = (await page.look()).published?.round ?? 0;
    expect(after - (before ?? 0)).toBeLessThan(4);
    await inPhase(page, 'betting');
  });
});

describe('the chain of a table', () => {
  it('is asked for once before each round', async () => {
    // Has the operator make the chain, if no test before this one did.
    const first = program();
    await inPhase(await open(first, players[0]!), 'betting');
    const running = program();
    const asked = () => running.sent.filter((call) => call === 'open-table').length;
    const page = await open(running, players[1]!);
    await inPhase(page, 'betting');
    expect(asked()).toBe(1);
    await drawn(running, page);
    await running.pass(shared.shownMs);
    await inPhase(page, 'betting');
    expect(asked()).toBe(2);
  });
});

describe('CAS-01 a table that the operator', () => {
  const table = `/game-tables/${SLUG}`;

  it('pauses ends its round, begins no other, and goes on when it may', async () => {
    const running = program();
    const page = await open(running, players[0]!);
    await inPhase(page, 'betting');
    await page.bet();
    await operator.control(table, { isPaused: true });
    const { own } = await drawn(running, page);
    expect(own?.result).not.toBeNull();
    await running.pass(shared.shownMs);
    const paused = await inPhase(page, 'paused');
    expect(paused.own).toEqual({ ...own, isOfThisRound: false });
    expect(await page.bet()).toEqual({ error: { code: 'bets-closed' } });
    await running.pass(2000);
    await settle();
    expect((await page.look()).phase).toBe('paused');
    await operator.control(table, { isPaused: false });
    await running.pass(2000);
    expect((await inPhase(page, 'betting')).own?.roundId).toBe(own?.roundId);
    await drawn(running, page);
  });

  it('voids draws nothing, says so to all, and gives the stakes back', async () => {
    const running = program();
    const [page, other] = [await open(running, players[0]!), await open(running, players[1]!)];
    await inPhase(page, 'betting');
    const { published: before } = await drawn(running, page);
    await running.pass(shared.shownMs);
    await inPhase(page, 'betting');
    await page.bet();
    await operator.control(`${table}/void`, {});
    const { own, published, isVoid } = await drawn(running, page);
    expect([own?.isTakenBack, own?.result, isVoid]).toEqual([true, null, true]);
    expect(published).toEqual(before);
    expect(await other.look()).toMatchObject({ phase: 'shown', isVoid: true, own: null });
    await expect.poll(() => moneyOf(operator, players[0]!)).toBe(100);
    await running.pass(shared.shownMs);
    expect((await inPhase(page, 'betting')).isVoid).toBe(false);
    const next = await drawn(running, page);
    expect([next.isVoid, next.published?.round]).toEqual([false, (before?.round ?? 0) + 1]);
  });
});

describe('a bet at a table', () => {
  it('that comes after the bets were closed is refused, told, and moves nothing', async () => {
    const running = program();
    const page = await open(running, players[0]!);
    await inPhase(page, 'betting');
    await running.pass(shared.bettingMs);
    expect(await page.bet()).toEqual({ error: { code: 'bets-closed' } });
    await running.pass(shared.closedMs);
    await inPhase(page, 'shown');
    expect(await page.bet()).toEqual({ error: { code: 'bets-closed' } });
    expect(await moneyOf(operator, players[0]!)).toBe(100);
  });

  it('is settled without its page, and shown in the next one', async () => {
    const running = program();
    const page = await open(running, players[0]!);
    await inPhase(page, 'betting');
    const { own } = await page.bet();
    const again = await open(running, players[0]!);
    expect(again.data.shared?.first.own).toEqual(own);
    expect((await page.look()).error?.code).toBe('session-ended');
    await drawn(running, again);
    const shown = await again.look();
    expect(shown.own).toMatchObject({ roundId: own?.roundId, isOfThisRound: true });
    const { returned = 0 } = shown.own?.result ?? {};
    await expect.poll(() => moneyOf(operator, players[0]!)).toBe(99 + returned / 100);
  });

  it('whose answer is lost is not accepted, and the round is drawn once its stake is back', async () => {
    const running = program();
    const page = await open(running, players[0]!);
    await inPhase(page, 'betting');
    running.lost.add('bet');
    running.lost.add('rollback');
    expect((await page.bet()).error?.code).toBe('not-accepted');
    expect(await moneyOf(operator, players[0]!)).toBe(100);
    await running.pass(shared.bettingMs);
    await running.pass(shared.closedMs);
    await settle();
    expect((await page.look()).phase).toBe('closed');
    running.lost.clear();
    await running.pass(9000);
    const shown = await inPhase(page, 'shown');
    expect([shown.own, await moneyOf(operator, players[0]!)]).toEqual([null, 100]);
  });

  it('of a demo has the number of all, and books nothing', async () => {
    const running = program();
    const [real, demo] = [
      await open(running, players[0]!),
      await open(running, players[1]!, 'demo'),
    ];
    await inPhase(real, 'betting');
    const { balance } = await demo.bet();
    const shown = await drawn(running, real);
    const tried = await demo.look();
    expect(tried.published).toEqual(shown.published);
    const { returned = -1 } = tried.own?.result ?? {};
    await expect.poll(async () => (await demo.look()).balance).toBe(balance + returned);
    expect(await moneyOf(operator, players[1]!)).toBe(100);
  });
});

describe('a restart of the program', () => {
  it('settles the rounds that were drawn, and takes back those that were not', async () => {
    const before = program();
    const [first, second] = [await open(before, players[0]!), await open(before, players[1]!)];
    await inPhase(first, 'betting');
    await first.bet();
    // The operator has drawn the round, but its answers to the program get lost from then on.
    for (const call of ['win', 'close-round']) before.lost.add(call);
    const { own, published } = await drawn(before, first);
    await before.pass(shared.shownMs);
    await inPhase(second, 'betting');
    await second.bet();
    expect(await moneyOf(operator, players[1]!)).toBe(99);

    const running = program();
    const stop = running.games.start();
    await expect.poll(() => moneyOf(operator, players[1]!)).toBe(100);
    const returned = rules.returned(rules.begin(CHOICE, published?.results ?? [])) / 10_000;
    expect(own?.result).toMatchObject({ returned: returned * 100 });
    await expect.poll(() => moneyOf(operator, players[0]!)).toBe(99 + returned);
    const { body } = await operator.get('/sandbox/v1/reconciliation');
    expect(body).toMatchObject({ open: 0, differences: [] });
    const page = await open(running, players[0]!);
    expect((await inPhase(page, 'betting')).error).toBe(undefined);
    stop();
  });
});
