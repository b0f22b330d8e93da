import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withSecondTry } from './second-try';

const hanging = async (): Promise<Response> => new Promise(() => {});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a page that hangs', () => {
  it('is made once more, and said to hang', async () => {
    const onHang = vi.fn();
    const tries = [hanging, async () => new Response('second')];
    const answer = withSecondTry(async () => (tries.shift() ?? hanging)(), 5000, onHang);
    await vi.advanceTimersByTimeAsync(4999);
    expect(onHang).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await (await answer).text()).toBe('second');
    expect(onHang).toHaveBeenCalledOnce();
  });

  it('is taken all the same where the first try comes before the second', async () => {
    const waiting: ((response: Response) => void)[] = [];
    const late = async (): Promise<Response> => new Promise((resolve) => waiting.push(resolve));
    const tries = [late, hanging];
    const answer = withSecondTry(
      async () => (tries.shift() ?? hanging)(),
      5000,
      () => {},
    );
    await vi.advanceTimersByTimeAsync(6000);
    waiting[0]?.(new Response('first'));
    expect(await (await answer).text()).toBe('first');
  });

  it('is made once where it does not hang, or fails', async () => {
    const onHang = vi.fn();
    const made = vi.fn(async () => new Response('once'));
    expect(await (await withSecondTry(made, 5000, onHang)).text()).toBe('once');
    const failed = withSecondTry(async () => Promise.reject(new Error('no')), 5000, onHang);
    await expect(failed).rejects.toThrow('no');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(made).toHaveBeenCalledOnce();
    expect(onHang).not.toHaveBeenCalled();
  });
});
