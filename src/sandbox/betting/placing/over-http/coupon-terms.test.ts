import { possibleWin } from '@grandstand/bus-contracts/domain';
import { describe, expect, test } from 'vitest';
import { draft, openCouponBench } from '../../../../../tests/harness/operator/coupon-bench';
import {
  coupon,
  lineLegs,
  moneyOf,
  place,
  registerPlayer,
  signInDemo,
} from '@grandstand/sandbox/testing';

const bench = openCouponBench();
const { check, finish, legsAt, refusal } = bench;

describe('placing', () => {
  test('CPN-05 CPN-13 pays the requested exact coefficient, which can’t exceed the offered one', async () => {
    const legs = await legsAt(2, 1.5);
    const greedy = await refusal(coupon(bench.player, legs, { exactCoef: 3.5 }));
    expect(greedy).toMatchObject({ code: 'odds-not-reached', details: { coef: 3 } });
    const { body } = await place(
      bench.operator,
      bench.player,
      coupon(bench.player, legs, { exactCoef: 2.5 }),
    );
    expect(body.bet).toMatchObject({ exactCoef: 2.5, possibleWin: 25 });
    for (const { id } of legs) await finish(id, 1);
    expect(await moneyOf(bench.operator, bench.player)).toBe(115);
  });

  test('CPN-14 pays at most the maximum payout', async () => {
    const legs = await legsAt(501, 501);
    const { body } = await place(bench.operator, bench.player, coupon(bench.player, legs));
    expect(body.bet).toMatchObject({ possibleWin: 500_000, maxPayout: 500_000 });
    for (const { id } of legs) await finish(id, 1);
    expect(await moneyOf(bench.operator, bench.player)).toBe(500_090);
  });

  test('refuses outcomes that are banned from an express or as a banker', async () => {
    const legs = await legsAt(2, 2, 2, 2);
    const [first, ...rest] = legs;
    const id = first?.id;
    await bench.operator.control('/bans', { id, isBannedExpress: true });
    const express = await refusal(coupon(bench.player, legs));
    expect(express).toMatchObject({ code: 'bet-banned-express', details: { marketIds: [id] } });
    const single = coupon(bench.player, legs.slice(0, 1));
    expect((await place(bench.operator, bench.player, single)).status).toBe(200);
    await bench.operator.control('/bans', { id, isDisabledBanker: true });
    const bankers = [{ id: '', coef: 2, ...first, isBanker: true }, ...rest];
    const system = await refusal(coupon(bench.player, bankers, { typeId: 2 }));
    expect(system).toMatchObject({ code: 'banker-disabled', details: { marketIds: [id] } });
    await bench.operator.control('/bans', { id });
    expect(
      (await place(bench.operator, bench.player, coupon(bench.player, bankers, { typeId: 2 })))
        .status,
    ).toBe(200);
  });

  test('CPN-07 accepts a VIP bet above the maximum stake while VIP bets are on', async () => {
    const demo = await signInDemo(bench.operator);
    await bench.operator.control('/players/demo/deposit', {
      amount: 20_000,
      accountId: demo.accountId,
    });
    const legs = await legsAt(1.5);
    const vip = (amount: number) =>
      place(bench.operator, demo, coupon(demo, legs, { amount, isVipBet: true }));
    expect((await vip(6_000)).body.bet).toMatchObject({ isVipBet: true, amount: 6_000 });
    expect((await vip(15_001)).body.error).toMatchObject({
      code: 'stake-too-big',
      details: { limit: 15_000 },
    });
    await bench.operator.control('/placing', { isVipAccepted: false });
    expect((await vip(6_000)).body.error).toMatchObject({ details: { limit: 5_000 } });
    await bench.operator.control('/placing', { isVipAccepted: true });
  });

  test.each([
    [1, 'wagering'],
    [10, 'loss'],
  ])('refuses a stake beyond limit %i (%s), with the remaining amount', async (limitType, kind) => {
    await bench.operator.control(`/players/${bench.player.login}/limits`, {
      limitType,
      limitValue: 25,
    });
    const legs = await legsAt(2);
    await place(bench.operator, bench.player, coupon(bench.player, legs, { amount: 20 }));
    const left = { limitType, limitBalance: 5 };
    const over = await refusal(coupon(bench.player, legs, { amount: 5.01 }));
    expect(over).toMatchObject({ code: 'limit-reached', details: left });
    const requested = { ...draft(legs, 0), accountId: bench.player.accountId };
    expect((await check(requested, bench.player)).limits).toEqual([{ ...left, limitValue: 25 }]);
    await finish(legs[0]?.id ?? '', 1);
    // Winnings can be lost again; stakes count as staked permanently.
    const after = await check(requested, bench.player);
    expect(after.limits).toMatchObject([{ limitBalance: kind === 'loss' ? 25 : 5 }]);
    bench.operator.clock.jump(bench.operator.clock.now() + 86_400_001);
    const path = '/web-api/user/gettoken?force_refresh=true';
    const { token } = (await bench.operator.get<{ token: string }>(path, bench.player)).body;
    const next = await check(requested, { ...bench.player, token });
    expect(next.limits).toMatchObject([{ limitBalance: 25 }]);
  });

  test('enforces a limit when many bets are placed at once', async () => {
    await bench.operator.control(`/players/${bench.player.login}/limits`, {
      limitType: 2,
      limitValue: 25,
    });
    const legs = await legsAt(2);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        place(bench.operator, bench.player, coupon(bench.player, legs)),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(await moneyOf(bench.operator, bench.player)).toBe(80);
  });

  test('CPN-03 accepts and settles a system of 30 with any k, without listing its lines', async () => {
    const KZT = 4;
    const rich = await registerPlayer(bench.operator, KZT);
    await bench.operator.control(`/players/${rich.login}/deposit`, { amount: 10_000_000 });
    const legs = await lineLegs(bench.operator, 30);
    const systems = [
      { systemValue: 2, amount: 100 },
      { systemValue: 15, amount: 1_551_175.2 },
      { systemValue: 29, amount: 100 },
    ];
    const before = await moneyOf(bench.operator, rich);
    const bets = [];
    for (const system of systems) {
      const { body } = await place(
        bench.operator,
        rich,
        coupon(rich, legs, { typeId: 2, ...system }),
      );
      const maxPayout = 25_000_000_000;
      const terms = { typeId: 2 as const, systemValue: system.systemValue, legs, maxPayout };
      const amount = Math.round(system.amount * 100);
      expect(body.bet.possibleWin).toBe((possibleWin({ ...terms, amount }) ?? 0) / 100);
      bets.push(body.bet);
    }
    const small = coupon(rich, legs, { typeId: 2, systemValue: 15, amount: 1_551_175.19 });
    expect((await place(bench.operator, rich, small)).body.error.code).toBe('stake-too-small');
    for (const { id } of legs) await finish(id, 1);
    const staked = bets.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
    const won = bets.reduce((sum, bet) => sum + Math.round(bet.possibleWin * 100), 0);
    expect(await moneyOf(bench.operator, rich)).toBe(
      (Math.round(before * 100) - staked + won) / 100,
    );
    const eur = coupon(bench.player, legs, { typeId: 2, systemValue: 15, amount: 90 });
    expect((await refusal(eur)).code).toBe('bet-finished');
  });

  test('refuses a system with more lines than the maximum stake has minor units', async () => {
    const legs = await lineLegs(bench.operator, 24);
    const system = coupon(bench.player, legs, { typeId: 2, systemValue: 12, amount: 90 });
    expect((await refusal(system)).code).toBe('system-too-big');
    const many = Array.from({ length: 31 }, (_, i) => ({ id: `${i}:1`, coef: 2 }));
    expect((await refusal(coupon(bench.player, many, { typeId: 2 }))).code).toBe('system-too-big');
  });

  test('stores a receipt of each price: seen, sent and accepted', async () => {
    const [leg] = await legsAt(2);
    const body = coupon(bench.player, leg ? [{ ...leg, coef: 1.9 }] : [], { changeCoefAction: 2 });
    const bets = body.bets.map((bet) => ({ ...bet, seen: { coef: 1.8, at: 111 }, sentAt: 222 }));
    const { bet } = (await place(bench.operator, bench.player, { ...body, bets })).body;
    expect(bet.legs[0]).toMatchObject({
      receipt: {
        seen: { coef: 1.8, at: 111 },
        sent: { coef: 1.9, at: 222 },
        accepted: { coef: 2, at: bench.operator.clock.now() },
      },
    });
  });
});
