type Request = Pick<LockManager, 'request'>['request'];

/** A browser's locks: first come, first served; those of a tab end with it. */
export interface FakeLocks {
  /** One tab's view of them, and the effect of its end on them. */
  join(): { readonly request: Request; readonly kill: () => void };
  /** How many tasks hold a lock or wait for one. */
  readonly busy: number;
}

interface Entry {
  readonly owner: object;
  readonly start: () => void;
  /** Another took the lock away. */
  readonly rob: () => void;
}

export function createFakeLocks(): FakeLocks {
  /** By name, in their order: the first of each holds. */
  const queues = new Map<string, Entry[]>();

  function leave(name: string, entry: Entry): void {
    const queue = queues.get(name) ?? [];
    const isFirst = queue[0] === entry;
    const rest = queue.filter((one) => one !== entry);
    if (rest.length === 0) queues.delete(name);
    else queues.set(name, rest);
    if (isFirst) rest[0]?.start();
  }

  return {
    get busy() {
      return [...queues.values()].flat().length;
    },
    join() {
      const owner = {};
      const request = (
        name: string,
        options: LockOptions,
        callback: LockGrantedCallback<unknown>,
      ): Promise<unknown> => {
        const queue = queues.get(name) ?? [];
        if (options.ifAvailable && queue.length > 0) return Promise.resolve(callback(null));
        return new Promise((resolve, reject) => {
          let hasStarted = false;
          const entry: Entry = {
            owner,
            start: () => {
              hasStarted = true;
              const run = async (): Promise<unknown> => callback({ name, mode: 'exclusive' });
              void run()
                .then(resolve, reject)
                .finally(() => leave(name, entry));
            },
            rob: () => reject(new DOMException('stolen', 'AbortError')),
          };
          options.signal?.addEventListener('abort', () => {
            if (hasStarted) return;
            leave(name, entry);
            reject(new DOMException('aborted', 'AbortError'));
          });
          if (options.steal) {
            queues.set(name, [entry, ...queue.slice(1)]);
            queue[0]?.rob();
            entry.start();
            return;
          }
          queues.set(name, [...queue, entry]);
          if (queue.length === 0) entry.start();
        });
      };
      return {
        request: request as Request,
        kill() {
          for (const [name, queue] of queues) {
            for (const entry of queue) if (entry.owner === owner) leave(name, entry);
          }
        },
      };
    },
  };
}
