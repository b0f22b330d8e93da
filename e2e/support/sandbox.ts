import type { APIRequestContext } from 'playwright/test';

/** Makes things happen at the operator; docs/qa.md describes the calls. */
export interface SandboxControl {
  /** Ends a game with this score; its bets are settled. */
  finish(gameId: number, score: { home: number; away: number }): Promise<void>;
}

export function createSandboxControl(request: APIRequestContext, origin: string): SandboxControl {
  const post = async (path: string, data: unknown): Promise<void> => {
    const answer = await request.post(`${origin}/sandbox/v1${path}`, {
      data,
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
    });
    if (!answer.ok())
      throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  };
  return {
    finish: (gameId, score) => post(`/games/${gameId}/finish`, score),
  };
}
