import { SESSION_HEADER } from '../play-data';
import type { PlayFault, RoundAnswer, TableAnswer } from '../play-data';

/** The calls of a page to its own server. */
export interface Calls {
  begin(choice: object, unit: number, isFree: boolean): Promise<RoundAnswer | PlayFault>;
  move(roundId: string, move: string): Promise<RoundAnswer | PlayFault>;
}

/** The calls of the page of a table. */
export interface TableCalls {
  begin(choice: object, unit: number): Promise<TableAnswer | PlayFault>;
  stop(roundId: string): Promise<TableAnswer | PlayFault>;
  /** The table once it is another than that of the version, or after 10 s. */
  look(version: number): Promise<TableAnswer | PlayFault>;
}

/** The server waits 3 s for a bet, 3 s for what it keeps of it, and 3.5 s for what is booked. */
const PATIENCE = 15_000;

type Post = <Answer>(call: string, body: object) => Promise<Answer | PlayFault>;

export function createCalls(session: string, request: typeof fetch): Calls {
  const post = createPost(session, request);
  return {
    begin: async (choice, unit, isFree) =>
      post('round', { choice, unit, ...(isFree && { isFree }) }),
    move: async (roundId, move) => post('move', { roundId, move }),
  };
}

export function createTableCalls(session: string, request: typeof fetch): TableCalls {
  const post = createPost(session, request);
  return {
    begin: async (choice, unit) => post('round', { choice, unit }),
    stop: async (roundId) => post('move', { roundId, move: 'stop' }),
    look: async (version) => post('table', { version }),
  };
}

function createPost(session: string, request: typeof fetch): Post {
  return async <Answer>(call: string, body: object): Promise<Answer | PlayFault> => {
    try {
      const response = await request(`/play-api/${call}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', [SESSION_HEADER]: session },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(PATIENCE),
      });
      return (await response.json()) as Answer | PlayFault;
    } catch {
      return { error: { code: 'no-answer' } };
    }
  };
}
