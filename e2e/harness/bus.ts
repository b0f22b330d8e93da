import type { Page } from 'playwright/test';

/** The object at `window.grandstand.bus`. */
interface QaBus {
  publish(name: string, payload: unknown): void;
  send(name: string, request: unknown, options?: { deadline: number }): Promise<unknown>;
  peek(name: string): unknown;
  tap(listener: (envelope: { name: string; sender: string; payload: unknown }) => void): () => void;
  inspect(): { handles: { name: string }[]; receivers: number };
}

declare global {
  var grandstand: { bus: QaBus } | undefined;
}

/** Waits until QA has the bus: it comes a moment after the page. */
async function busIsThere(page: Page): Promise<void> {
  await page.waitForFunction(() => globalThis.grandstand !== undefined);
}

/** Waits until the shell runs. */
export async function shellIsUp(page: Page): Promise<void> {
  await page.waitForFunction(() => globalThis.grandstand?.bus.peek('session.state') !== undefined);
}

/** Waits until every area on the page answers presses. */
export async function areasAreReady(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const areas = globalThis.grandstand?.bus.peek('areas.state') as
      | Record<string, { status: string }>
      | undefined;
    const states = Object.values(areas ?? {});
    return states.length > 0 && states.every(({ status }) => status === 'ready');
  });
}

/** Moves the pointer as a visitor does, and waits for what the page fetches then: the code of moves. */
export async function usePage(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.waitForFunction(() =>
    globalThis.grandstand?.bus.inspect().handles.some(({ name }) => name === 'intent'),
  );
}

/** The present value of a state, by its contract's name. */
export async function peek<T>(page: Page, name: string): Promise<T> {
  await busIsThere(page);
  return page.evaluate((contract) => globalThis.grandstand?.bus.peek(contract), name) as Promise<T>;
}

/** Sends a command, by its contract's name. */
export async function send<T>(page: Page, name: string, request: unknown): Promise<T> {
  await busIsThere(page);
  return page.evaluate(([contract, body]) => globalThis.grandstand?.bus.send(contract, body), [
    name,
    request,
  ] as const) as Promise<T>;
}
