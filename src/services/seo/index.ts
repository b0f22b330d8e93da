import { configState, navigationState } from '@grandstand/bus-contracts';
import type { NavigationState, ShellHandle } from '@grandstand/bus-contracts';
import { LANGUAGES, pathnameOf } from '@grandstand/bus-contracts/domain';
import { seoState } from '@grandstand/bus-contracts/shell';
import { AbortedError } from '../../api';
import type { ApiClient } from '../../api';
import { seoContent, seoPageData, seoPageVisual } from '../../api/endpoints/seo';
import { allowedHosts, isIndexedRoute, pageHead } from '../../routes/search';
import type { PageFacts, PageHead } from '../../routes/search';
import type { Log, Service } from '../ports';
import type { DocumentHead } from './document-head';

export interface SeoPorts {
  readonly bus: ShellHandle;
  readonly api: ApiClient;
  readonly head: DocumentHead;
  /** The site's. */
  readonly origin: string;
  /** The path of the page whose head and text the server wrote whole; null: of none. */
  readonly served: string | null;
  readonly log: Log;
}

type Said = Pick<PageFacts, 'data' | 'visual'>;
const NOTHING_SAID: Said = { data: null, visual: null };

/** Keeps what search engines read right while the player moves within the running site. */
export function createSeo({ bus, api, head, origin, served, log }: SeoPorts): Service {
  let shown = served === null ? null : pathnameOf(served);
  let current = new AbortController();

  function show({ language, path, route }: NavigationState, said: Said): PageHead {
    const config = bus.peek(configState);
    const next = pageHead({
      ...said,
      origin,
      hosts: config ? allowedHosts(config) : [],
      language,
      path: pathnameOf(path),
      languages: LANGUAGES.filter((one) => config?.languages.includes(one) ?? true),
      companyName: config?.companyName ?? '',
      isIndexed: isIndexedRoute(route),
    });
    head.show(next.tags);
    return next;
  }

  async function follow(place: NavigationState): Promise<void> {
    const path = pathnameOf(place.path);
    if (path === shown) return;
    shown = path;
    current.abort();
    current = new AbortController();
    const signal = AbortSignal.any([bus.signal, current.signal]);
    head.holdTitle(null);
    // What the site knows itself is right at once; what the operator says follows.
    show(place, NOTHING_SAID);
    if (!isIndexedRoute(place.route)) return;
    const ask = async <T>(call: Promise<T>): Promise<T | null> =>
      call.catch((error: unknown) => {
        if (!(error instanceof AbortedError)) {
          log('warn', 'The operator did not say what the page is found by.', error);
        }
        return null;
      });
    const hasText = place.hides?.includes('seo') !== true;
    const [data, visual, content] = await Promise.all([
      ask(api.call(seoPageData, { path }, { signal })),
      ask(api.call(seoPageVisual, { path }, { signal })),
      hasText ? ask(api.call(seoContent, { path }, { signal })) : null,
    ]);
    if (signal.aborted) return;
    const { title } = show(place, { data, visual });
    head.holdTitle(title);
    bus.publish(seoState, {
      path,
      title,
      html: content?.html ?? '',
      isTextFolded: visual?.isTextFolded ?? true,
    });
  }

  bus.on(navigationState, (place) => void follow(place));

  return {
    stop() {
      head.holdTitle(null);
      bus.dispose();
    },
  };
}
