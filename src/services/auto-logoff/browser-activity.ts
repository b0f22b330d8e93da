import { map, Observable } from 'rxjs';
import { anyOf$, events$ } from '../ports/streams';
import type { ActivityEvents, Sign } from './activity-events';

/** What each event is; a press is all of these one after another, and begins with the first two. */
const KINDS: Readonly<Record<string, Sign['kind']>> = {
  pointerdown: 'press',
  keydown: 'press',
  mousedown: 'part',
  touchstart: 'part',
  pointerup: 'part',
  mouseup: 'part',
  touchend: 'part',
  click: 'part',
  auxclick: 'part',
  dblclick: 'part',
  contextmenu: 'part',
  keyup: 'part',
  mousemove: 'move',
  touchmove: 'move',
  wheel: 'move',
  resize: 'move',
};

/** What hands do to this page, heard before anything on it. */
export function createBrowserActivity(): ActivityEvents {
  return {
    signs$: signs$(),
    returns$: anyOf$(
      events$(document, 'visibilitychange', 'resume'),
      events$(window, 'pageshow', 'focus'),
    ).pipe(map(() => undefined)),
  };
}

function signs$(): Observable<Sign> {
  return new Observable((subscriber) => {
    const hasMoved = createHasMoved();
    const listener = (event: Event): void => {
      // A page can make events of its own: they are not the work of a hand.
      if (!event.isTrusted || (event.type === 'mousemove' && !hasMoved(event as MouseEvent))) {
        return;
      }
      subscriber.next({
        kind: kindOf(event),
        stop() {
          event.preventDefault();
          event.stopImmediatePropagation();
        },
      });
    };
    // First of all, and before scrolling waits for it: a late press is stopped, a late wheel is not.
    const options = (name: string): AddEventListenerOptions => ({
      capture: true,
      passive: KINDS[name] === 'move',
    });
    const names = Object.keys(KINDS);
    for (const name of names) window.addEventListener(name, listener, options(name));
    return () => {
      for (const name of names) window.removeEventListener(name, listener, options(name));
    };
  });
}

function kindOf(event: Event): Sign['kind'] {
  // A key that is held down began its press long ago.
  if (event instanceof KeyboardEvent && event.repeat) return 'part';
  return KINDS[event.type] ?? 'move';
}

/** A browser also tells of a mouse that lies still when the page moves below it: that is nobody's hand. */
function createHasMoved(): (event: MouseEvent) => boolean {
  let last: readonly [number, number] | undefined;
  return ({ screenX, screenY }) => {
    const before = last;
    last = [screenX, screenY];
    return before !== undefined && (before[0] !== screenX || before[1] !== screenY);
  };
}
