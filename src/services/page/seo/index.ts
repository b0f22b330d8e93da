// The service writes the tags that search engines read, and the title where the operator gives one.
import { configState, navigationState } from '@grandstand/bus-contracts';
import type { NavigationState, PayloadOf, ShellHandle } from '@grandstand/bus-contracts';
import { LANGUAGES, pathnameOf } from '@grandstand/bus-contracts/domain';
import { areasState, seoState } from '@grandstand/bus-contracts/shell';
import type { SeoState } from '@grandstand/bus-contracts/shell';
import {
  catchError,
  concat,
  combineLatest,
  distinctUntilChanged,
  EMPTY,
  filter,
  forkJoin,
  map,
  of,
  startWith,
  switchMap,
} from 'rxjs';
import type { Observable } from 'rxjs';
import type { ApiClient } from '../../../api';
import { call$, logFailure } from '../../../api/calls/call';
import { seoContent, seoPageData, seoPageVisual } from '../../../api/endpoints/page/seo';
import { pageKey } from '../../../routes';
import { allowedHosts, isIndexedRoute, pageHead } from '../../../routes/search';
import type { PageFacts, PageHead } from '../../../routes/search';
import type { Log } from '../../ports';
import { keepCause } from '../../shared/run-service';
import type { DocumentHead } from './document-head';

export interface SeoPorts {
  readonly bus: ShellHandle<'seo'>;
  readonly api: ApiClient;
  readonly head: DocumentHead;
  /** The site's. */
  readonly origin: string;
  /** The page whose head and text the server wrote completely; null if there is none. */
  readonly served: Pick<NavigationState, 'route' | 'path'> | null;
  readonly log: Log;
}

type OperatorData = Pick<PageFacts, 'data' | 'visual'>;
const NO_DATA: OperatorData = { data: null, visual: null };

/** The page that the player is on, as far as its head depends on it. */
interface Page {
  readonly place: NavigationState;
  /** Whether search engines may have it: an area may turn out not to have its page. */
  readonly isOpen: boolean;
  readonly key: string;
}

function pageOf(areas: PayloadOf<typeof areasState>, place: NavigationState): Page {
  const isMissing = place.area !== null && areas[place.area]?.missing === place.path;
  return {
    place,
    isOpen: isIndexedRoute(place.route) && !isMissing,
    key: pageKey(place) + (isMissing ? ' (missing)' : ''),
  };
}

/** Keeps the head of the document current while the player moves within the site. */
export function createSeo({ bus, api, head, origin, served, log }: SeoPorts): void {
  function show({ place, isOpen }: Page, operatorData: OperatorData): PageHead {
    const config = bus.peek(configState);
    const next = pageHead({
      ...operatorData,
      origin,
      hosts: config ? allowedHosts(config) : [],
      language: place.language,
      path: pathnameOf(place.path),
      languages: LANGUAGES.filter((one) => config?.languages.includes(one) ?? true),
      companyName: config?.companyName ?? '',
      locale: config?.locale ?? '',
      isIndexed: isOpen,
    });
    head.show(next.tags);
    return next;
  }

  const logUnsaid = logFailure(log, 'The tags of the page could not be loaded.');
  const orNull = <T>(answer$: Observable<T>): Observable<T | null> =>
    answer$.pipe(
      catchError((error: unknown) => {
        logUnsaid(error);
        return of(null);
      }),
    );

  /** The operator's data of a page: its head first, then the text. */
  function operatorData$(page: Page): Observable<SeoState> {
    const path = pathnameOf(page.place.path);
    const hasText = page.place.hides?.includes('seo') !== true;
    return forkJoin({
      data: orNull(call$(api, seoPageData, { path })),
      visual: orNull(call$(api, seoPageVisual, { path })),
      content: hasText ? orNull(call$(api, seoContent, { path })) : of(null),
    }).pipe(
      map(({ data, visual, content }) => {
        const { title } = show(page, { data, visual });
        head.holdTitle(title);
        return {
          path,
          title,
          html: content?.html ?? '',
          isTextFolded: visual?.isTextFolded ?? true,
        };
      }),
    );
  }

  /** The site's own tags apply at once; the operator's follow. */
  function seoOf$(page: Page): Observable<SeoState> {
    head.holdTitle(null);
    show(page, NO_DATA);
    const former = bus.peek(seoState);
    const isSamePath = former?.path === pathnameOf(page.place.path);
    return concat(
      isSamePath ? of({ ...former, title: null, html: '' }) : EMPTY,
      page.isOpen ? operatorData$(page) : EMPTY,
    );
  }

  if (served) head.holdTitle(head.servedTitle());
  const page$ = combineLatest([
    bus.messages$(areasState).pipe(startWith<PayloadOf<typeof areasState>>({})),
    bus.messages$(navigationState),
  ]).pipe(map(([areas, place]) => pageOf(areas, place)));
  const seo$ = page$.pipe(
    distinctUntilChanged((one, other) => one.key === other.key),
    // The page that the server wrote is left as it is.
    filter(({ key }, index) => index > 0 || !served || key !== pageKey(served)),
    switchMap(keepCause(bus, seoOf$)),
  );
  bus.publishFrom(seoState, seo$);
  bus.disposed$.subscribe(() => head.holdTitle(null));
}
