import type { ProofRequest } from '@grandstand/bus-contracts/shell';
import { expect, test } from 'vitest';
import type { ApiClient } from '.';
import { prove$ } from './proof';

/** What the operator gets as a proof, and what the step gets. */
async function proved(proof: ProofRequest): Promise<{ sent: unknown[]; got: unknown[] }> {
  const sent: unknown[] = [];
  const api: Pick<ApiClient, 'call'> = {
    call: (_endpoint, input) => {
      sent.push(input);
      return Promise.resolve({} as never);
    },
  };
  const got: unknown[] = [];
  await new Promise<void>((resolve) => {
    prove$(api as ApiClient, proof).subscribe({
      next: (answer) => got.push(answer),
      complete: resolve,
    });
  });
  return { sent, got };
}

test.each<[string, ProofRequest, unknown[]]>([
  ['nothing where the player has given nothing', {}, []],
  ['nothing of a code that belongs to no proof', { code: '123456' }, []],
  ['the password', { password: 'p' }, [{ password: 'p' }]],
  ['the password with a code', { password: 'p', code: '1' }, [{ password: 'p', code: '1' }]],
  ['a code that was sent', { flowId: 'f', code: '1' }, [{ flowId: 'f', code: '1' }]],
  ['a flow whose code is not there yet', { flowId: 'f' }, [{ flowId: 'f' }]],
  [
    'a code that was sent, and no password with it',
    { password: 'p', flowId: 'f', code: '1' },
    [{ flowId: 'f', code: '1' }],
  ],
])('a proof is %s', async (_what, proof, sent) => {
  expect(await proved(proof)).toStrictEqual({ sent, got: [{}] });
});
