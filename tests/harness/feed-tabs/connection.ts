import { Observable } from 'rxjs';
import type { Connect } from '../../../src/services/betting/feed';
import type { FeedParts } from './index';
import type { Program } from './program';

/** A tab's own connection to the operator's stream; messages that arrive while the tab hangs wait. */
export function connectFrom(
  program: Program,
  { clock, server, latency }: FeedParts,
): { readonly connect: Connect; readonly kill: () => void } {
  const connections = new Set<() => void>();

  function arrive(task: () => void): void {
    const ms = latency();
    if (ms === 0) program.run(task);
    else clock.after(ms, () => program.run(task));
  }

  return {
    connect: (since) =>
      new Observable((subscriber) => {
        const subscription = server.connect(since).subscribe({
          next: (message) => arrive(() => subscriber.next(message)),
          error: (error) => arrive(() => subscriber.error(error)),
        });
        const close = (): void => subscription.unsubscribe();
        connections.add(close);
        return () => {
          connections.delete(close);
          close();
        };
      }),
    kill: () => {
      for (const close of connections) close();
    },
  };
}
