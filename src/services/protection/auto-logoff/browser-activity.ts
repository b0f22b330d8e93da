import { filter, fromEvent, map, merge, pairwise } from 'rxjs';
import type { Observable } from 'rxjs';
import type { ActivityEvents, Sign } from './activity-events';

/** The kind of each browser event; a press is several of these, and begins with one of the first two. */
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

/** The player's input events, captured before any element of the page gets them. */
export function createBrowserSigns(): ActivityEvents['signs$'] {
  return merge(...Object.keys(KINDS).map(events$)).pipe(map(signOf));
}

function events$(name: string): Observable<Event> {
  // First of all, and before scrolling waits for it: a late press is stopped, a late wheel is not.
  const options = { capture: true, passive: KINDS[name] === 'move' };
  const trusted$ = fromEvent<Event>(window, name, options).pipe(
    // Events that a script made are no activity.
    filter(({ isTrusted }) => isTrusted),
  );
  return name === 'mousemove' ? trusted$.pipe(whereMouseMoved) : trusted$;
}

function signOf(event: Event): Sign {
  return {
    kind: kindOf(event),
    stop() {
      event.preventDefault();
      event.stopImmediatePropagation();
    },
  };
}

function kindOf(event: Event): Sign['kind'] {
  // A key that is held down began its press long ago.
  if (event instanceof KeyboardEvent && event.repeat) return 'part';
  return KINDS[event.type] ?? 'move';
}

/** A browser also fires move events when the page moves below a mouse that does not move: these are no activity. */
function whereMouseMoved(events: Observable<Event>): Observable<Event> {
  return events.pipe(
    filter((event) => event instanceof MouseEvent),
    pairwise(),
    filter(([before, { screenX, screenY }]) => {
      return before.screenX !== screenX || before.screenY !== screenY;
    }),
    map(([, event]) => event),
  );
}
