import { expect, it } from 'vitest';
import { createRecoveringSend } from './recovering-send';
import { HttpError, NetworkError } from '../errors';

const refused = (status: number): HttpError =>
  new HttpError('GET /a', status, { code: '100', text: undefined, details: undefined });

it.each([
  ['400', refused(400), true, 1],
  ['451', refused(451), true, 1],
  ['another refusal', refused(403), true, 0],
  ['no answer', new NetworkError('GET /a'), true, 0],
  ['400 to a call that is part of a remedy', refused(400), false, 0],
])(
  'fetches the recovery’s script with the first refusal that needs it: %s',
  async (_, error, isRecoverable, times) => {
    let fetched = 0;
    const send = createRecoveringSend({
      send: async () => Promise.reject(error),
      loadRecovery: async () => {
        fetched += 1;
        throw new Error('It could not be fetched.');
      },
    });
    await expect(send({ isRecoverable } as never, {} as never, {} as never, {})).rejects.toBe(
      error,
    );
    expect(fetched).toBe(times);
  },
);
