import { expect, test } from 'vitest';
import * as v from 'valibot';
import { guardedPolicy } from './payload-policy';

test('BUS-01 an error names a nested field by its path', () => {
  const schema = v.object({ bet: v.object({ coef: v.number() }) });
  expect(() => guardedPolicy.request(schema, { bet: { coef: 'high' } }, 'bet.add@1')).toThrow(
    'Failed to send "bet.add@1": bet.coef: Invalid type: Expected number.',
  );
});
