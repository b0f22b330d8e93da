import { textWithin } from '@grandstand/bus-contracts/area';
import type { SandboxOptions } from './options';

/** More than any partner answers: reading this much JSON takes some milliseconds. */
export const LARGEST_ANSWER = 256 * 1024;

type PartnerFetch = (address: string, init: RequestInit) => Promise<Response>;

/** Calls a partner, and refuses an answer that is larger than one may be, without reading on. */
function bounded(fetch: PartnerFetch): PartnerFetch {
  return async (address, init) => {
    const answer = await fetch(address, init);
    const text = await textWithin(answer, LARGEST_ANSWER);
    if (text === undefined) {
      throw new Error(
        `Failed to read the answer of a partner: it has more than ${LARGEST_ANSWER} bytes.`,
      );
    }
    const { status, statusText, headers } = answer;
    return new Response(text === '' ? null : text, { status, statusText, headers });
  };
}

type Places = Pick<SandboxOptions, 'identityProvider' | 'games' | 'bank'>;

/** The partners whose answers the operator reads, each with a bound on their size. */
export function boundedPartners({ identityProvider, games, bank }: Places): Places {
  return {
    ...(identityProvider && {
      identityProvider: { ...identityProvider, fetch: bounded(identityProvider.fetch) },
    }),
    ...(games && { games: { ...games, fetch: bounded(games.fetch) } }),
    ...(bank && { bank: { ...bank, fetch: bounded(bank.fetch) } }),
  };
}
