import type { Tab } from './tabs/tab';

/** What of a service is still there: timers, handles of the bus, and streams of the page that are heard. */
export function leftOf(name: string, { test, page, otherTabs, storage }: Tab): unknown {
  const streams = Object.entries({ ...page, ...otherTabs, ...storage });
  return {
    timers: test.clock.pending,
    handles: test.bus.inspect().handles.filter((handle) => handle.name === name),
    heard: streams.flatMap(([key, stream]) =>
      (stream as { observed?: boolean }).observed === true ? [key] : [],
    ),
  };
}

export const NOTHING_LEFT = { timers: 0, handles: [], heard: [] };
