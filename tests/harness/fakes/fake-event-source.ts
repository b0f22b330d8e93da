/** A browser's connection to a stream of events, whose events a test sends. */
export function createFakeEventSource() {
  const listeners = new Map<string, (event: { data: string }) => void>();
  const opened: string[] = [];
  let isClosed = false;
  const source = {
    addEventListener: (name: string, listener: (event: { data: string }) => void) =>
      void listeners.set(name, listener),
    close: () => {
      isClosed = true;
    },
  };
  return {
    open: (url: string): EventSource => {
      opened.push(url);
      return source as unknown as EventSource;
    },
    opened,
    send: (name: string, data: string) => listeners.get(name)?.({ data }),
    isClosed: () => isClosed,
  };
}
