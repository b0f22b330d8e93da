import type { Game } from '@grandstand/bus-contracts';
import { createSandbox } from '@grandstand/sandbox';
import { handClock } from '@grandstand/sandbox/testing';
import type { BenchTable } from './table';

const TICKS = 300;
const TICK_MS = 1000;
/** A page requests its match this often. */
const REQUEST_EVERY = 30;
const ORIGIN = 'http://localhost:3000';
/** A browser's name in its cookie; a browser without one has the prices of every match in full. */
const BROWSERS = [
  { who: 'of a list', cookie: 'feed=list' },
  { who: 'of one match', cookie: 'feed=one' },
  { who: 'without a name', cookie: undefined },
] as const;

/** The bytes of the feed for each second, for browsers beside each other, with one and with all live matches looked at. */
export async function run(): Promise<BenchTable[]> {
  const rows: (readonly (string | number)[])[] = [];
  for (const all of [false, true]) {
    for (const row of await measure(all)) rows.push(row);
  }
  return [
    {
      title: `The feed, bytes a tick of one second (mean of ${TICKS})`,
      columns: ['live matches', 'looked at', 'connection', 'bytes a tick', 'prices a tick'],
      rows,
    },
  ];
}

async function measure(areAllWatched: boolean): Promise<(readonly (string | number)[])[]> {
  const clock = handClock();
  const sandbox = await createSandbox({ clock });
  const call = (path: string, cookie: string | undefined): Promise<Response> => {
    const headers = { 'X-Language': 'en', ...(cookie !== undefined && { Cookie: cookie }) };
    return sandbox.fetch(new Request(ORIGIN + path, { headers }));
  };
  const streams = await Promise.all(
    BROWSERS.map(async ({ cookie }) => counted(await call('/feed-api/v1/stream', cookie))),
  );
  const answer = await call('/line-api/v1/games?section=live&limit=300', undefined);
  const { games } = (await answer.json()) as { games: Game[] };
  const watched = areAllWatched ? games : games.slice(0, 1);
  for (let tick = 0; tick < TICKS; tick += 1) {
    if (tick % REQUEST_EVERY === 0) {
      for (const [place, { id }] of watched.entries()) {
        // Each match has a browser of its own, which is connected elsewhere.
        const cookie = place === 0 ? 'feed=one' : undefined;
        await call(`/line-api/v1/games/${id}`, cookie);
      }
    }
    clock.advance(TICK_MS);
    // What was sent is read before the next tick.
    await new Promise((resolve) => setImmediate(resolve));
  }
  await sandbox.close();
  return BROWSERS.map(({ who }, index) => {
    const { bytes = 0, prices = 0 } = streams[index] ?? {};
    return [
      games.length,
      watched.length,
      who,
      Math.round(bytes / TICKS),
      (prices / TICKS).toFixed(1),
    ];
  });
}

interface Counts {
  bytes: number;
  prices: number;
}

function counted(answer: Response): Counts {
  const counts: Counts = { bytes: 0, prices: 0 };
  void answer.body?.pipeTo(
    new WritableStream({
      write(chunk: Uint8Array) {
        counts.bytes += chunk.length;
        counts.prices += new TextDecoder().decode(chunk).split(',0]').length - 1;
        counts.prices += new TextDecoder().decode(chunk).split(',1]').length - 1;
      },
    }),
  );
  return counts;
}
