import { SESSION_HEADER } from '../play-data';
import type { PlayFault, RoundAnswer } from '../play-data';

/** The calls of a page to its own server. */
export interface Calls {
  begin(choice: object, unit: number): Promise<RoundAnswer | PlayFault>;
  move(roundId: string, move: string): Promise<RoundAnswer | PlayFault>;
}

/** The server waits 3 s for a bet, 3 s for what it keeps of it, and 3.5 s for what is booked. */
const PATIENCE = 15_000;

export function createCalls(session: string, request: typeof fetch): Calls {
  async function post(call: string, body: object): Promise<RoundAnswer | PlayFault> {
    try {
      const response = await request(`/play-api/${call}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', [SESSION_HEADER]: session },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(PATIENCE),
      });
      return (await response.json()) as RoundAnswer | PlayFault;
    } catch {
      return { error: { code: 'no-answer' } };
    }
  }
  return {
    begin: async (choice, unit) => post('round', { choice, unit }),
    move: async (roundId, move) => post('move', { roundId, move }),
  };
}
