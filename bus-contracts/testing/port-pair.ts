/** A port of the pair: the members of `MessagePort` that the bus uses. */
interface TestPort {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  removeEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  start(): void;
  close(): void;
  readonly isClosed: boolean;
}

/** Two connected ports: messages are cloned as between two windows, and arrive in a later microtask. */
export function createPortPair(): readonly [TestPort, TestPort] {
  const ends = [createEnd(), createEnd()] as const;
  const [one, other] = ends;
  const portOf = (mine: End, theirs: End): TestPort => ({
    postMessage(message) {
      if (mine.isClosed) return;
      const data: unknown = structuredClone(message);
      queueMicrotask(() => theirs.receive(data));
    },
    addEventListener: (_type, listener) => mine.listeners.add(listener),
    removeEventListener: (_type, listener) => mine.listeners.delete(listener),
    start: () => mine.start(),
    close() {
      mine.isClosed = true;
    },
    get isClosed() {
      return mine.isClosed;
    },
  });
  return [portOf(one, other), portOf(other, one)];
}

interface End {
  readonly listeners: Set<(event: { readonly data: unknown }) => void>;
  isClosed: boolean;
  receive(data: unknown): void;
  start(): void;
}

/** Messages wait until the port is started. */
function createEnd(): End {
  const waiting: unknown[] = [];
  let isStarted = false;
  const end: End = {
    listeners: new Set(),
    isClosed: false,
    receive(data) {
      if (end.isClosed) return;
      if (!isStarted) waiting.push(data);
      else for (const listener of end.listeners) listener({ data });
    },
    start() {
      isStarted = true;
      for (const data of waiting.splice(0)) end.receive(data);
    },
  };
  return end;
}
