import type { SteadyClock } from '../ports';
import type { FeedMessage } from './frames';
import type { FeedMemory } from './memory';
import { unpackFrame } from './tab-notes';
import type { Owner, PackedFrame, TabNote } from './tab-notes';
import { ASK_AGAIN_MS } from './timing';

export interface FollowerPorts {
  readonly clock: SteadyClock;
  readonly memory: FeedMemory;
  /** A name for this tab that no other has. */
  readonly tab: string;
  /** The last number that this tab has heard. */
  readonly since: () => number | null;
  /** Who this tab knows to be signed in. */
  readonly owner: () => Owner;
  readonly isOurs: (owner: Owner) => boolean;
  readonly post: (note: TabNote) => void;
  readonly pass: (message: FeedMessage) => void;
}

export interface Follower {
  /** Wants to hear what came since the last number. */
  ask(isRenewal: boolean): void;
  hear(note: TabNote): void;
  stop(): void;
}

/** Hears what the leading tab hears: each frame once and in order, or a word to load anew. */
export function createFollower(ports: FollowerPorts): Follower {
  const { clock, memory, tab, since, owner, isOurs, post, pass } = ports;
  /** The leader that is followed, and the number of its next frame. */
  let followed: { readonly term: string; next: number } | null = null;
  let questions = 0;
  /** The question that has no answer yet. */
  let asked: string | null = null;
  let cancelAsk = (): void => {};

  function ask(isRenewal: boolean): void {
    stop();
    questions += 1;
    const question = `${tab}.${questions}`;
    asked = question;
    const put = (renewal: boolean): void => {
      post({ kind: 'ask', question, since: since(), owner: owner(), isRenewal: renewal });
      cancelAsk = clock.after(ASK_AGAIN_MS, () => put(false));
    };
    put(isRenewal);
  }

  function stop(): void {
    cancelAsk();
    followed = null;
    asked = null;
  }

  function take(frame: PackedFrame): void {
    memory.add(frame, clock.steady());
    pass(unpackFrame(frame, isOurs));
  }

  return {
    ask,
    stop,
    hear(note) {
      switch (note.kind) {
        case 'lead':
          ask(false);
          break;
        case 'told':
          if (note.question !== asked) break;
          stop();
          followed = { term: note.term, next: note.place };
          note.missed.forEach(take);
          break;
        case 'frame':
          // The answer to what was asked holds it too.
          if (asked !== null) break;
          if (followed?.term !== note.term || note.place > followed.next) ask(false);
          else if (note.place === followed.next) {
            followed.next += 1;
            take(note.frame);
          }
          break;
        case 'ask':
          break;
        default:
          note satisfies never;
      }
    },
  };
}
