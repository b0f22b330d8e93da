import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { createWorkQueue } from '../work-queue';
import { commonWords } from './common-words';
import threadSource from './judge-thread.mjs?raw';

/** What the thread finds; `short` is found before. */
export type FoundWeakness = 'common' | 'personal' | 'pattern' | 'guessable';

interface Judged {
  readonly id: number;
  readonly weakness: FoundWeakness | null;
}

/** A password that takes longer is not judged: its thread ends. In milliseconds. */
const LONGEST = 30_000;

/** Packages by their addresses, as the thread has no place of its own that it could find them from. */
function packageAddress(name: string): string {
  return pathToFileURL(createRequire(import.meta.url).resolve(name)).href;
}

interface Waiting {
  readonly resolve: (weakness: FoundWeakness | null) => void;
  readonly reject: (error: Error) => void;
}

/** The thread that judges passwords: started with the first one, and again after a failure. */
class JudgeThread {
  #started: { readonly worker: Worker; readonly ready: Promise<void> } | undefined;
  #last = 0;
  readonly #waiting = new Map<number, Waiting>();

  async judge(
    texts: readonly string[],
    personal: readonly string[],
  ): Promise<FoundWeakness | null> {
    this.#started ??= this.#start();
    const { worker, ready } = this.#started;
    // It reads its dictionaries first.
    await ready;
    const id = ++this.#last;
    const judged = new Promise<FoundWeakness | null>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
    });
    const timer = setTimeout(() => {
      this.#end(new Error('Failed to judge a password: it took too long.'));
    }, LONGEST);
    worker.postMessage({ id, texts, personal });
    return judged.finally(() => {
      clearTimeout(timer);
      this.#waiting.delete(id);
    });
  }

  #start() {
    const words = commonWords();
    const worker = new Worker(
      new URL(`data:text/javascript;charset=utf-8,${encodeURIComponent(threadSource)}`),
      {
        workerData: {
          words,
          names: [...Object.keys(words), 'russianWords'],
          packages: {
            core: packageAddress('@zxcvbn-ts/core'),
            common: packageAddress('@zxcvbn-ts/language-common'),
            english: packageAddress('@zxcvbn-ts/language-en'),
            russian: packageAddress('dictionary-ru'),
          },
        },
      },
    );
    const ready = new Promise<void>((resolve, reject) => {
      worker.on('message', (message: Judged | 'ready') => {
        if (message === 'ready') resolve();
        else this.#waiting.get(message.id)?.resolve(message.weakness);
      });
      worker.on('error', (error) => {
        reject(error);
        if (this.#started?.worker === worker) this.#end(error);
      });
    });
    // The process may end while it waits for passwords.
    worker.unref();
    return { worker, ready };
  }

  #end(error: Error): void {
    void this.#started?.worker.terminate();
    this.#started = undefined;
    for (const { reject } of this.#waiting.values()) reject(error);
  }
}

const thread = new JudgeThread();

/** One password at a time, with a short queue of its own. */
const judging = createWorkQueue({ atOnce: 1, mostWaiting: 16 });

/**
 * Judges texts off the event loop: what the same keys write on several keyboards.
 * @param personal What others know of the player.
 * @returns why the first weak one is weak; null: none is.
 * @throws QueueFullError if too many wait.
 */
export async function judgePassword(
  texts: readonly string[],
  personal: readonly string[],
): Promise<FoundWeakness | null> {
  return judging(() => thread.judge(texts, personal));
}
