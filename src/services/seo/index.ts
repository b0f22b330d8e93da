import { configState, navigationState } from '@grandstand/bus-contracts';
import type { NavigationState, ShellHandle } from '@grandstand/bus-contracts';
import { LANGUAGES, pathnameOf } from '@grandstand/bus-contracts/domain';
import { areasState, seoState } from '@grandstand/bus-contracts/shell';
import { AbortedError } from '../../api';
import type { ApiClient } from '../../api';
import { seoContent, seoPageData, seoPageVisual } from '../../api/endpoints/seo';
import { pageKey } from '../../routes';
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
  /** The page whose head and text the server wrote whole; null: of none. */
  readonly served: Pick<NavigationState, 'route' | 'path'> | null;
  readonly log: Log;
}

type Said = Pick<PageFacts, 'data' | 'visual'>;
const NOTHING_SAID: Said = { data: null, visual: null };

/** Keeps what search engines read right while the player moves within the running site. */
export function createSeo({ bus, api, head, origin, served, log }: SeoPorts): Service {
  let shown = served && pageKey(served);
  let current = new AbortController();

  /** Whether the area whose page it is has it. */
  function isThere({ area, path }: NavigationState): boolean {
    return area === null || bus.peek(areasState)?.[area]?.missing !== path;
  }

  function isOpen(place: NavigationState): boolean {
    return isIndexedRoute(place.route) && isThere(place);
  }

  function show(place: NavigationState, said: Said): PageHead {
    const config = bus.peek(configState);
    const next = pageHead({
      ...said,
      origin,
      hosts: config ? allowedHosts(config) : [],
      language: place.language,
      path: pathnameOf(place.path),
      languages: LANGUAGES.filter((one) => config?.languages.includes(one) ?? true),
      companyName: config?.companyName ?? '',
      locale: config?.locale ?? '',
      isIndexed: isOpen(place),
    });
    head.show(next.tags);
    return next;
  }

  async function follow(place: NavigationState): Promise<void> {
    const path = pathnameOf(place.path);
    const key = pageKey(place) + (isThere(place) ? '' : ' (missing)');
    if (key === shown) return;
    shown = key;
    current.abort();
    current = new AbortController();
    const signal = AbortSignal.any([bus.signal, current.signal]);
    head.holdTitle(null);
    // What the site knows itself is right at once; what the operator says follows.
    show(place, NOTHING_SAID);
    const former = bus.peek(seoState);
    if (former?.path === path) bus.publish(seoState, { ...former, title: null, html: '' });
    if (!isOpen(place)) return;
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

  if (served) head.holdTitle(head.servedTitle());
  bus.on(navigationState, (place) => void follow(place));
  bus.on(areasState, () => {
    const place = bus.peek(navigationState);
    if (place) void follow(place);
  });

  return {
    stop() {
      head.holdTitle(null);
      bus.dispose();
    },
  };
}
