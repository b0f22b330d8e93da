import {
  areaDead,
  areaMissing,
  areaReady,
  defineManifest,
  defineState,
  settingsState,
} from '@grandstand/bus-contracts';
import type { RemoteView } from '@grandstand/bus-contracts/area';
import { defineArea, REMOTE_VIEW_HEADERS } from '@grandstand/bus-contracts/area';
import type { AreaContext } from '@grandstand/bus-contracts/area';
import { createTestBus } from '@grandstand/bus-contracts/testing';
import { createPrefetch } from '../load/prefetch';
import type { Place, ViewDocument } from '../ports';
import type { RemoteViewError } from '../remote-view-error';
import * as v from 'valibot';
import { greetFrame } from '../frames/greet-frame';
import { createRemoteViews } from '../remote-views';

const ORIGIN = 'https://areas.test';
const AREAS = ['sports', 'office', 'footer'];

/** The mount function of a test's area. */
export type Mount = (context: AreaContext<ReturnType<typeof manifestOf>>) => () => void;

/** A contract that the first page does not load. */
export const lateState = defineState({
  name: 'late.state',
  version: 1,
  owner: 'late',
  doc: '',
  value: v.object({}),
});

function manifestOf(name: string) {
  return defineManifest({
    name,
    subscribes: name === 'office' ? [settingsState, lateState] : [settingsState],
    publishes: [areaReady, areaDead, areaMissing],
    sends: [],
  });
}

/** A client entry, as returned by `import()`. */
export function clientEntry(name: string, mount: Mount): unknown {
  return { default: defineArea(manifestOf(name), mount) };
}

/** Publishes `area.ready` at once. */
export const readyAtOnce: Mount = ({ bus }) => {
  bus.publish(areaReady, {});
  return () => {};
};

/** A page without a document: `done` has the calls of the views, `shown` the present areas. */
export function createFakePage(booted: readonly string[] = []) {
  const test = createTestBus();
  const done: string[] = [];
  const shown = new Map<string, string>();
  const logged: string[] = [];
  const errors: RemoteViewError[] = [];
  const failedAgain: RemoteViewError[] = [];
  const requests: string[] = [];
  const routes: (string | null)[] = [];

  const answers = new Map<string, () => Promise<Response>>();
  const modules = new Map<string, () => Promise<unknown>>();
  const sheets = new Map<string, () => Promise<void>>();

  const viewDocument: ViewDocument = {
    adopt: ({ key, element }) => (shown.get(key) === 'server' ? element : null),
    async show({ key, element }: Place, view, urls, signal) {
      await Promise.all(urls.map(async (url) => sheets.get(url)?.()));
      signal.throwIfAborted();
      shown.set(key, view.body);
      done.push(`show ${key}`);
      return element;
    },
    evaluate: (code) => void done.push(`evaluate ${code}`),
    takeState: (name) => ({ of: name }),
    preload: (sheets, scripts) => void done.push(`fetch ${[...sheets, ...scripts].join(' ')}`),
    clear({ key }) {
      shown.delete(key);
      done.push(`clear ${key}`);
    },
  };

  let signals: ((signal: AbortSignal) => void) | undefined;

  const viewOf = (name: string): RemoteView => ({
    appName: name,
    title: '',
    codeToEval: '',
    scriptsToLoad: [`/${name}.js`],
    head: '',
    body: `<p>${name}</p>`,
    style: '',
    cssToLoad: [],
  });
  for (const name of AREAS) {
    answers.set(name, async () => Response.json(viewOf(name)));
    modules.set(`${ORIGIN}/${name}.js`, async () => clientEntry(name, readyAtOnce));
  }
  for (const name of booted) shown.set(name, 'server');

  const views = createRemoteViews({
    areas: AREAS.map((name) => ({ name, url: `${ORIGIN}/${name}`, origin: ORIGIN })),
    booted: Object.fromEntries(booted.map((name) => [name, viewOf(name)])),
    bus: test.bus,
    clock: test.clock,
    earlyPresses: { restore: () => {}, wake: () => {} },
    loadFrames: async () => greetFrame,
    windowMessages: new EventTarget() as never,
    source: {
      fetch: async (url, { headers, signal }) => {
        requests.push(url);
        routes.push(new Headers(headers).get(REMOTE_VIEW_HEADERS.route));
        if (signal) signals?.(signal);
        const name = new URL(url).pathname.split('/')[1] ?? '';
        const answer = await answers.get(name)?.();
        if (!answer) throw new TypeError('Failed to fetch');
        return answer;
      },
      headers: () => ({}),
      settings: () => '',
      currentPath: () => '/en/live',
      currentRoute: () => ({ route: 'section', params: { section: 'live' } }),
      isVisible: () => true,
    },
    viewDocument,
    dictionary: undefined,
    pinScripts: async () => {},
    importScript: async (url) => {
      done.push(`import ${new URL(url).pathname}`);
      const module = modules.get(url);
      if (!module) throw new TypeError(`Failed to fetch dynamically imported module: ${url}`);
      return module();
    },
    loadContracts: async () => [lateState],
    loadPrefetch: async () => createPrefetch,
    log: (_level, message) => logged.push(message),
    pageError: (error) => errors.push(error),
    failedAgain: (error) => failedAgain.push(error),
  });

  return {
    ...test,
    /** A part of the shell that only subscribes. */
    watcher: test.bus.join('watcher'),
    views,
    done,
    shown,
    logged,
    errors,
    failedAgain,
    requests,
    /** The route of each request. */
    routes,
    viewOf,
    attach: (name: string, adopt = false) => views.attach(name, {} as HTMLElement, { adopt }),
    /** Sets the answer of an area's remote. */
    answer: (name: string, make: () => Promise<Response>) => void answers.set(name, make),
    /** Sets a listener for the signal of each request to a remote. */
    onRequestSignal: (listener: (signal: AbortSignal) => void) => {
      signals = listener;
    },
    /** Sets a script of the areas' origin. */
    script: (path: string, load: () => Promise<unknown>) => void modules.set(ORIGIN + path, load),
    sheet: (path: string, load: () => Promise<void>) => void sheets.set(ORIGIN + path, load),
    mount: (name: string, mount: Mount) =>
      void modules.set(`${ORIGIN}/${name}.js`, async () => clientEntry(name, mount)),
  };
}
