import type { ShownGame } from '../broadcast-data';

const EVERY_MS = 1_000;

/** What is known of the game; `null`: nothing is shown, or no more. */
export interface Following {
  /** Seconds of play at a moment of the page's clock. */
  at(now: number): number;
  readonly game: ShownGame;
}

interface FollowOptions {
  readonly url: string;
  readonly fetch: typeof fetch;
  readonly now: () => number;
  readonly after: (ms: number, task: () => void) => void;
  readonly onAnswer: (following: Following | null) => void;
}

/** Asks for what is shown, again and again; between two answers play goes on at its pace. */
export function followGame({ url, fetch: load, now, after, onAnswer }: FollowOptions): void {
  const ask = async (): Promise<void> => {
    try {
      const answer = await load(url);
      if (answer.ok) {
        const game = (await answer.json()) as ShownGame;
        const receivedAt = now();
        const at = (moment: number): number => game.at + ((moment - receivedAt) / 1000) * game.pace;
        onAnswer({ game, at });
      } else if (answer.status === 404) {
        onAnswer(null);
      }
    } catch {
      // The next try may do: the picture stays.
    }
    after(EVERY_MS, () => void ask());
  };
  void ask();
}
