import { Agent, get } from 'node:http';
import { gunzipSync } from 'node:zlib';

/** One in so many pages is unpacked and looked at. */
const LOOKED_AT = 10;

/** The answers to a load. */
export interface LoadReading {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Answers of 503. */
  readonly refused: number;
  /** Of the pages looked at, those without their matches. */
  readonly half: number;
}

interface Load {
  readonly origin: string;
  readonly path: (index: number) => string;
  readonly headers?: Record<string, string>;
  readonly atOnce: number;
  readonly ms: number;
  /** Part of a page that has its matches. */
  readonly shows: string;
}

interface Answer {
  readonly status: number;
  readonly body: Buffer;
  readonly took: number;
}

/** Requests pages: a given number at once, for a given time. */
export async function load({
  origin,
  path,
  headers = {},
  atOnce,
  ms,
  shows,
}: Load): Promise<LoadReading> {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
  const answers: Answer[] = [];
  const start = performance.now();
  let index = 0;
  const request = async (): Promise<void> => {
    while (performance.now() - start < ms) {
      answers.push(await answerTo(origin + path(index++), agent, headers));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, request));
  const seconds = (performance.now() - start) / 1000;
  agent.destroy();
  const pages = answers.filter(({ status }) => status === 200);
  const took = answers.map((answer) => answer.took).toSorted((a, b) => a - b);
  const quantile = (share: number): number =>
    took[Math.ceil(share * took.length) - 1] ?? Number.NaN;
  return {
    perSecond: pages.length / seconds,
    p50: quantile(0.5),
    p99: quantile(0.99),
    refused: answers.length - pages.length,
    half: pages.filter(({ body }, at) => at % LOOKED_AT === 0 && !gunzipSync(body).includes(shows))
      .length,
  };
}

/** An answer whole, and how long it took. */
export async function answerTo(
  url: string,
  agent: Agent,
  headers: Record<string, string>,
): Promise<Answer> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'gzip', ...headers } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          body: Buffer.concat(parts),
          took: performance.now() - start,
        }),
      );
    }).on('error', reject);
  });
}
