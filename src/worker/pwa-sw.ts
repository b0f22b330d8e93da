import { createServed } from './serve';

/** The environment of a service worker's script, as far as this one uses it. */
interface WorkerScope {
  readonly caches: CacheStorage;
  readonly location: { readonly origin: string };
  readonly clients: { claim(): Promise<void> };
  fetch: typeof fetch;
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(name: 'fetch', listener: (event: FetchEvent) => void): void;
}

interface LastingEvent {
  waitUntil(done: Promise<unknown>): void;
}

interface FetchEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

const scope = globalThis as unknown as WorkerScope;
const served = createServed({
  caches: scope.caches,
  fetch: (input, init) => scope.fetch(input, init),
  origin: scope.location.origin,
});

scope.addEventListener('install', (event) => {
  // It keeps nothing that an older page could not use: there is nothing to wait for.
  event.waitUntil(Promise.all([served.install(), scope.skipWaiting()]));
});
scope.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([served.activate(), scope.clients.claim()]));
});
scope.addEventListener('fetch', (event) => {
  const answer = served.answer(event.request);
  if (answer) event.respondWith(answer);
});
