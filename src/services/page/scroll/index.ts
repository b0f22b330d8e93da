// A page has 5 s to grow to its former height; input of the player ends the wait. Elements with `data-keep-scroll`
// keep their positions.
//
// It stores the place of each entry of the history, in the tab's storage over reloads, and follows a page while it
// grows. `scroll.state` has the position before the screen is rendered: a list of `sports` renders the rows down
// to it in its first frame, and the others in later ones.
//
// The browser's restoration is off while the document is open, because it acts before the screen is rendered.
// Areas store the data of the last screens: `sports` has 20 answers and the chosen kind of markets.
import { navigationState, scrollState } from '@grandstand/bus-contracts';
import { pathnameOf } from '@grandstand/bus-contracts/domain';
import { areasState, navigationStayed } from '@grandstand/bus-contracts/shell';
import type { Clock, ShellHandle } from '@grandstand/bus-contracts';
import { filter, ignoreElements, map, merge, tap, withLatestFrom } from 'rxjs';
import type { KeyValueStore, PageEvents } from '../../ports';
import { publishes, runService } from '../../shared/run-service';
import type { Effect } from '../../shared/run-service';
import { createSavedPositions } from './saved-positions';
import { createScrollTarget } from './scroll-target';
import type { Scrolled, ScrollPage } from './scroll-page';
import { entryOf, notedLink, reduce } from './scroll-state';
import type { Change, State } from './scroll-state';

export interface ScrollPorts {
  readonly bus: ShellHandle<'scroll'>;
  readonly clock: Clock;
  readonly page: ScrollPage;
  readonly restored$: PageEvents['restored$'];
  /** Storage of this tab. */
  readonly store: KeyValueStore;
}

/** Scrolls a page that is returned to back to its position, and a new page to its top or to the element that the address names. */
export function createScroll({ bus, clock, page, restored$, store }: ScrollPorts): void {
  const positions = createSavedPositions(store);
  const isLoading = (): boolean =>
    Object.values(bus.peek(areasState) ?? {}).some(({ status }) => status === 'loading');
  const target = createScrollTarget({ bus, clock, page, isLoading });
  const pathname = (): string => pathnameOf(bus.peek(navigationState)?.path ?? '');

  function keep({ current }: State, scrolled?: Scrolled): void {
    // Until the page is complete, its scroll position is not the player's.
    if (target.isReturning()) return;
    // In the frames of the page's own scroll nobody has moved its elements.
    const parts = scrolled === 'page' ? positions.of(current.id).parts : page.parts();
    positions.keep(current.id, { y: Math.round(page.y()), parts });
  }

  function scrollToName(isOther: boolean): void {
    const name = page.name();
    if (name === '') return;
    target.toNamed(name, isOther ? page.find(name) : null);
  }

  /** Brings the page to where another entry was left, or a new entry to its place. */
  const arriving: Effect<State, Change> = (steps$) =>
    steps$.pipe(
      tap(({ change, before, state }) => {
        if (change.type !== 'arrived' || state.current === before.current) return;
        if (change.found) {
          keep(before);
          target.toPosition(change.found.position);
          return;
        }
        target.cancel();
        page.note(state.current);
        const isOther = state.pathname !== before.pathname;
        if (isOther) page.to(0);
        scrollToName(isOther);
        keep(state);
      }),
      ignoreElements(),
    );

  /** Notes a pressed link at its entry. */
  const noting: Effect<State, Change> = (steps$) =>
    steps$.pipe(
      tap(({ change, before }) => {
        if (change.type === 'pressed') page.note(notedLink(before, change));
      }),
      ignoreElements(),
    );

  const firstEntry = page.entry();
  const current = firstEntry ?? entryOf(clock.now(), 1);
  if (!firstEntry) page.note(current);
  const position = positions.of(current.id);
  // A page that scripts fill was too short for the browser to bring it back.
  const isTooShort = position.y > 0 && page.y() === 0;
  const initial: State = {
    current,
    pathname: pathname(),
    begun: firstEntry ? 0 : 1,
    shown: { y: isTooShort ? position.y : Math.max(0, page.y()) },
  };

  const stayed$ = bus.messages$(navigationStayed);
  const { state$ } = runService<State, Change, 'scroll'>(bus, {
    initial,
    reduce,
    change$: merge(
      merge(
        bus.messages$(navigationState),
        stayed$.pipe(filter(({ isRefused }) => !isRefused)),
      ).pipe(
        map((): Change => {
          const entry = page.entry();
          const found = entry && { entry, position: positions.of(entry.id) };
          return { type: 'arrived', pathname: pathname(), found, y: page.y(), now: clock.now() };
        }),
      ),
      page.pressed$.pipe(map((link): Change => ({ type: 'pressed', link, entry: page.entry() }))),
    ),
    effects: [arriving, noting],
    publish: [publishes(scrollState, ({ shown }) => shown)],
  });

  const kept$ = merge(
    page.scrolled$,
    // The browser is at another entry: the page and its place stay until the guards have let it go. At a
    // place within the page, which the browser has scrolled to itself, nothing is stored yet.
    page.moved$.pipe(
      filter(() => page.entry() !== undefined),
      map(() => undefined),
    ),
  ).pipe(withLatestFrom(state$));
  bus.listen(kept$, ([scrolled, state]) => keep(state, scrolled));
  // A move was refused, and the browser's entry overwritten with the address of the page that is shown.
  const refused$ = stayed$.pipe(
    filter(({ isRefused }) => isRefused),
    withLatestFrom(state$),
  );
  bus.listen(refused$, ([, state]) => {
    if (page.entry()?.id !== state.current.id) page.note(state.current);
  });
  bus.listen(page.grew$, target.resized);
  bus.listen(page.touched$, target.cancel);
  bus.listen(page.left$, () => {
    positions.save();
    // A load follows: the browser restores the position itself, before any script.
    page.setManual(false);
  });
  bus.listen(restored$, () => page.setManual(true));

  if (isTooShort) target.toPosition(position);
  else {
    keep(initial);
    if (!firstEntry && page.y() === 0 && page.find(page.name()) === null) scrollToName(false);
  }
  page.setManual(true);
  bus.disposed$.subscribe(() => page.setManual(false));
}
