import { expect, test, vi } from 'vitest';
import { DatabaseBusyError } from './database';
import { repeatOnConflict } from './repeat-on-conflict';

const failing = (code: string): Error => Object.assign(new Error(code), { code });
const atOnce = async (): Promise<void> => {};

test.each(['40P01', '40001', '23505'])('%s is tried again from the beginning', async (code) => {
  const attempt = vi.fn(async () => 'done');
  attempt.mockRejectedValueOnce(failing(code)).mockRejectedValueOnce(failing(code));
  expect(await repeatOnConflict(attempt, atOnce)).toBe('done');
  expect(attempt).toHaveBeenCalledTimes(3);
});

test('a call that meets others each time is told that the database is busy', async () => {
  const attempt = vi.fn(async () => {
    throw failing('40P01');
  });
  await expect(repeatOnConflict(attempt, atOnce)).rejects.toBeInstanceOf(DatabaseBusyError);
  expect(attempt).toHaveBeenCalledTimes(6);
});

test.each(['23514', '08006', ''])('another failure (%s) is not tried again', async (code) => {
  const error = failing(code);
  const attempt = vi.fn(async () => {
    throw error;
  });
  await expect(repeatOnConflict(attempt, atOnce)).rejects.toBe(error);
  expect(attempt).toHaveBeenCalledTimes(1);
});
