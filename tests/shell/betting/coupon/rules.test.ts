import { startOperator } from '@grandstand/sandbox/testing';
import { expect, test } from 'vitest';
import { REFUSING_RULES, rulePath } from '../../../../src/shell/betting/coupon/problem/rule-of';

test('RTE-37 the rules that refuse a bet are there, each in its chapter', async () => {
  const operator = await startOperator();
  for (const rule of Object.values(REFUSING_RULES)) {
    const [, chapter, number] = /^\/rules\/betting\/(\w+)#r-(.+)$/.exec(rulePath(rule)) ?? [];
    const { body } = await operator.get<{ blocks: { number?: string | null }[] }>(
      `/content-api/v1/texts/rules/betting.${chapter}`,
    );
    expect(body.blocks.map((block) => block.number)).toContain(number);
  }
  await operator.sandbox.close();
});
