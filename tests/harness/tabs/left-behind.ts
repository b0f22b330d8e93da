import type { Tab } from './tab';

/** The parts of a service that are left: timers, handles of the bus, and subscriptions to streams of the page. */
export function leftOf(name: string, { test, page, otherTabs, storage }: Tab): unknown {
  const streams = Object.entries({ ...page, ...otherTabs, ...storage });
  return {
    timers: test.clock.pending,
    handles: test.bus.inspect().handles.filter((handle) => handle.name === name),
    received: streams.flatMap(([key, stream]) =>
      (stream as { observed?: boolean }).observed === true ? [key] : [],
    ),
  };
}

export const NOTHING_LEFT = { timers: 0, handles: [], received: [] };
