import type { WorkerHost } from '.';

const WORKER_PATH = '/pwa-sw.js';
/** The prefix of the worker's cache names, as in `src/worker`. */
const CACHE_PREFIX = 'grandstand-';

/** The browser's service workers; a browser that has none has nothing to do. */
export function createBrowserWorker(scriptUrl: (path: string) => string): WorkerHost {
  // Left out by browsers where a page is not secure.
  const workers = (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker;
  const ours = async (): Promise<ServiceWorkerRegistration | undefined> => {
    const found = await workers?.getRegistration('/');
    const { active, waiting, installing } = found ?? {};
    // Another worker of this origin must not be removed.
    const script = (active ?? waiting ?? installing)?.scriptURL ?? '';
    return script.endsWith(WORKER_PATH) ? found : undefined;
  };
  return {
    async register() {
      await workers?.register(scriptUrl(WORKER_PATH), { scope: '/', updateViaCache: 'none' });
    },
    async update() {
      await (await ours())?.update();
    },
    async remove() {
      const registration = await ours();
      if (!registration) return;
      await registration.unregister();
      const names = await caches.keys();
      await Promise.all(
        names.filter((name) => name.startsWith(CACHE_PREFIX)).map((name) => caches.delete(name)),
      );
    },
  };
}
