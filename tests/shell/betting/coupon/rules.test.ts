import { COUPON_PROBLEM_DETAILS } from '@grandstand/bus-contracts/domain';
import { startOperator } from '@grandstand/sandbox/testing';
import { expect, test } from 'vitest';
import { rulePath } from '../../../../src/shell/betting/coupon/problem/rule-of';

test('RTE-37 the rules that refuse a bet are there, each in its chapter', async () => {
  const operator = await startOperator();
  const rules = Object.values(COUPON_PROBLEM_DETAILS).flatMap(({ rule }) => rule ?? []);
  expect(rules).not.toEqual([]);
  for (const rule of rules) {
    const [, chapter, number] = /^\/rules\/betting\/(\w+)#r-(.+)$/.exec(rulePath(rule)) ?? [];
    const { body } = await operator.get<{ blocks: { number?: string | null }[] }>(
      `/content-api/v1/texts/rules/betting.${chapter}`,
    );
    expect(body.blocks.map((block) => block.number)).toContain(number);
  }
  await operator.sandbox.close();
});
