import type { CDPSession, Page } from 'playwright/test';

/** The memory of a page after its garbage was collected. */
export interface Held {
  readonly nodes: number;
  readonly listeners: number;
  /** Bytes of JavaScript's objects, functions and texts: compiled code and the browser's notes for its tools come and go by themselves. */
  readonly heap: number;
  /** Intervals and timeouts that are still to run. */
  readonly timers: number;
  /** Style sheets in the head. */
  readonly styles: number;
  /** Parts and areas that have a handle on the bus. */
  readonly handles: readonly string[];
  /** Contracts, cells and taps that are listened to. */
  readonly receivers: number;
}

/** Counts the timers of a page that opens after this. */
export async function countTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const pending = new Set<unknown>();
    Object.assign(globalThis, { pendingTimers: pending });
    const { setTimeout: later, setInterval: every, clearTimeout: cancel } = globalThis;
    const end = (id: unknown): void => {
      pending.delete(id);
      cancel(id as number);
    };
    Object.assign(globalThis, {
      setTimeout(run: (...args: unknown[]) => void, delay?: number, ...args: unknown[]) {
        const id: unknown = later(() => {
          pending.delete(id);
          run(...args);
        }, delay);
        pending.add(id);
        return id;
      },
      setInterval(run: (...args: unknown[]) => void, delay?: number, ...args: unknown[]) {
        const id: unknown = every(run, delay, ...args);
        pending.add(id);
        return id;
      },
      // Browsers let either end both kinds.
      clearTimeout: end,
      clearInterval: end,
    });
  });
}

/** Counts the objects of the page; its timers only where `countTimers` was called before it opened. */
export async function measure(page: Page): Promise<Held> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  // Objects that the first collection frees may free more.
  for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const heap = await heapOf(session);
  await session.detach();
  const metric = (name: string): number => {
    const found = metrics.find((one) => one.name === name);
    if (!found) throw new Error(`Failed to measure the page: Chromium has no metric "${name}".`);
    return found.value;
  };
  const seen = await page.evaluate(() => {
    if (!globalThis.grandstand)
      throw new Error('Failed to measure the page: it has no bus for QA.');
    const { handles, receivers } = globalThis.grandstand.bus.inspect();
    return {
      timers: (globalThis as { pendingTimers?: Set<unknown> }).pendingTimers?.size ?? 0,
      styles: document.head.querySelectorAll('style, link[rel=stylesheet]').length,
      handles: handles.map(({ name }) => name).toSorted(),
      receivers,
    };
  });
  return {
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
    heap,
    ...seen,
  };
}

/** Kinds of nodes of a heap snapshot that a program made. */
const OWN_KINDS: ReadonlySet<string> = new Set([
  'array',
  'closure',
  'concatenated string',
  'number',
  'object',
  'regexp',
  'sliced string',
  'string',
]);

/** The parts of a heap snapshot that are read here: each node is as many numbers as there are fields. */
interface Snapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly [readonly string[]];
    };
  };
  readonly nodes: readonly number[];
}

async function heapOf(session: CDPSession): Promise<number> {
  let text = '';
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => {
    text += chunk;
  });
  await session.send('HeapProfiler.takeHeapSnapshot', {});
  const { snapshot, nodes } = JSON.parse(text) as Snapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [kind, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length) {
    if (OWN_KINDS.has(types[0][nodes[at + kind] ?? 0] ?? '')) bytes += nodes[at + size] ?? 0;
  }
  return bytes;
}
