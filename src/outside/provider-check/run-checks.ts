import type { Check, CheckBench } from './bench';
import { FREE_SPIN_CHECKS } from './free-spin-checks';
import { CALL_CHECKS, WALLET_CHECKS } from './wallet-checks';

const NAME_WIDTH = 'frame-ancestors'.length;

/** What came of a check. */
export interface Result extends Pick<Check, 'name' | 'holds'> {
  /** None: it passed. */
  readonly faults: readonly string[];
}

/** Tries a provider's server. */
export async function runWalletChecks(
  bench: CheckBench,
  onResult: (result: Result) => void = () => {},
): Promise<readonly Result[]> {
  const { operator } = bench;
  const pages: (() => readonly string[])[] = [];
  const watched: CheckBench = {
    ...bench,
    async open(code) {
      const page = await bench.open(code);
      pages.push(() => page.received());
      return page;
    },
  };
  const secret: Check = {
    name: 'token',
    holds: 'No page is sent the token of its session',
    async run() {
      const texts = pages.flatMap((received) => received());
      const isTold = operator.tokens.some((token) => texts.some((text) => text.includes(token)));
      return isTold ? ['The token was sent to a page.'] : [];
    },
  };
  const results: Result[] = [];
  const own = bench.hasFreeSpins ? FREE_SPIN_CHECKS : [];
  for (const { name, holds, run } of [...WALLET_CHECKS, ...own, ...CALL_CHECKS, secret]) {
    const result = { name, holds, faults: await run(watched) };
    onResult(result);
    results.push(result);
  }
  return results;
}

/** A table for a terminal: what each check found. */
export function tableOf(results: readonly Result[]): string {
  return results
    .flatMap(({ name, holds, faults }) => [
      `${faults.length === 0 ? 'passed' : 'FAILED'}  ${name.padEnd(NAME_WIDTH)}  ${holds}`,
      ...faults.map((fault) => `${' '.repeat(NAME_WIDTH + 10)}${fault}`),
    ])
    .join('\n');
}
