// @vitest-environment jsdom
import { pickMark } from '@grandstand/bus-contracts/area';
import { beforeEach, describe, expect, it } from 'vitest';
import type { EarlyPresses, EarlyPrice } from './early-presses';
import { keepPresses } from './keep-presses';

const PICK = pickMark({ gameId: 7, marketTypeId: 17, coef: 2.4 });

const PAGE = `
<div id="root">
  <button type="button" id="menu">Menu</button>
  <a href="/en/live" id="link">Live</a>
  <form><button id="send">Send</button></form>
  <form action="/en/line"><button id="search">Search</button></form>
  <button type="button" id="popover" popovertarget="more">More</button>
  <select id="odds"><option value="0">Decimal</option><option value="1">English</option></select>
  <div data-area-root="sports">
    <button type="button" id="price" data-outcome="7:1" data-pick="${PICK}" aria-pressed="false" aria-label="1 2.40">2.40</button>
    <button type="button" id="star" aria-label="Add to favourites">*</button>
    <button type="button" id="locked" aria-disabled="true" aria-pressed="false">-</button>
  </div>
</div>`;

let presses: EarlyPresses;
let listeners: Record<string, (event: MouseEvent) => void>;
/** Those of the document, below which renderers listen. */
let hiders: Record<string, (event: Event) => void>;
/** The clicks that reached the page, in order. */
let clicks: string[];
/** The buttons that have to be pressed again. */
let again: string[];

beforeEach(() => {
  document.body.innerHTML = PAGE;
  clicks = [];
  again = [];
  for (const each of document.querySelectorAll('[id]:not(#root)')) {
    each.addEventListener('click', () => clicks.push(each.id));
  }
  listeners = {};
  hiders = {};
  presses = keepPresses(
    {
      addEventListener: (type: string, hear: unknown) => {
        listeners[type] = hear as (event: MouseEvent) => void;
      },
      document: {
        addEventListener: (type: string, hear: unknown) => {
          hiders[type] = hear as (event: Event) => void;
        },
      },
    },
    ({ id }) => again.push(id),
  );
});

const element = (id: string): HTMLElement => document.querySelector<HTMLElement>(`#${id}`)!;
const shell = (): Element => element('root');
const area = (): Element => document.querySelector('[data-area-root]')!;

/** A press by hand: whether the script stops it, and whether it stops what the browser does by itself. */
function press(id: string, keys: Partial<MouseEvent> = {}) {
  let isStopped = false;
  let isPrevented = false;
  listeners['click']?.({
    isTrusted: true,
    target: element(id),
    stopImmediatePropagation: () => (isStopped = true),
    preventDefault: () => (isPrevented = true),
    ...keys,
  } as unknown as MouseEvent);
  return { isStopped, isPrevented };
}

/** Whether the page's renderers are not told of an event. */
function isHidden(type: string, id: string): boolean {
  let isStopped = false;
  hiders[type]?.({
    target: element(id),
    stopPropagation: () => (isStopped = true),
  } as unknown as Event);
  return isStopped;
}

const isMarked = (id: string): boolean => element(id).hasAttribute('data-kept');

describe('a press before its owner has started', () => {
  it('is marked at once, and repeated once when the owner is awake', () => {
    expect(press('menu')).toEqual({ isStopped: true, isPrevented: false });
    expect(isMarked('menu')).toBe(true);
    expect(clicks).toEqual([]);
    presses.wake(shell());
    expect(clicks).toEqual(['menu']);
    expect(isMarked('menu')).toBe(false);
    presses.wake(shell());
    expect(clicks).toEqual(['menu']);
  });

  it('waits for its own owner', () => {
    press('star');
    press('menu');
    presses.wake(shell());
    expect(clicks).toEqual(['menu']);
    presses.wake(area());
    expect(clicks).toEqual(['menu', 'star']);
  });

  it('goes to an owner that is awake without being touched', () => {
    presses.wake(shell());
    expect(press('menu')).toEqual({ isStopped: false, isPrevented: false });
    expect(isMarked('menu')).toBe(false);
    expect(press('star').isStopped).toBe(true);
  });

  it('on a button that is pressed again out of impatience counts once', () => {
    press('menu');
    press('menu');
    presses.wake(shell());
    expect(clicks).toEqual(['menu']);
  });

  it('is dropped where the button is gone, or means something else by then', () => {
    press('star');
    press('menu');
    element('star').setAttribute('aria-label', 'Remove from favourites');
    element('menu').remove();
    presses.wake(area());
    presses.wake(shell());
    expect(clicks).toEqual([]);
    expect(isMarked('star')).toBe(false);
  });

  it('chooses the same of a list once its owner is awake', () => {
    const list = element('odds') as HTMLSelectElement;
    const chosen: string[] = [];
    list.addEventListener('change', () => chosen.push(list.value));
    list.value = '1';
    listeners['change']?.({ target: list } as unknown as MouseEvent);
    expect(isMarked('odds')).toBe(true);
    // React renders its own value with the first press that it sees.
    shell().addEventListener('mousedown', () => (list.value = '0'), { once: true });
    presses.wake(shell());
    expect(chosen).toEqual(['1']);
    expect(isMarked('odds')).toBe(false);
  });

  it('on a link is left to the browser, and marked', () => {
    expect(press('link')).toEqual({ isStopped: false, isPrevented: false });
    expect(isMarked('link')).toBe(true);
    presses.wake(shell());
    expect(clicks).toEqual([]);
    expect(again).toEqual([]);
    expect(isMarked('link')).toBe(false);
  });

  it('on a form’s button is never repeated: the page does not send, and asks for another press', () => {
    expect(press('send')).toEqual({ isStopped: false, isPrevented: true });
    expect(isMarked('send')).toBe(true);
    presses.wake(shell());
    expect(clicks).toEqual([]);
    expect(isMarked('send')).toBe(false);
    expect(again).toEqual(['send']);
  });

  it('on a form that works without scripts is left to the browser', () => {
    expect(press('search')).toEqual({ isStopped: false, isPrevented: false });
  });

  it.each([
    ['by a script', 'menu', { isTrusted: false }],
    ['for another tab', 'link', { ctrlKey: true }],
    ['on what the browser opens itself', 'popover', {}],
  ])('%s is none', (_why, id, keys) => {
    expect(press(id, keys)).toEqual({ isStopped: false, isPrevented: false });
    expect(isMarked(id)).toBe(false);
  });

  it('on a locked price does nothing', () => {
    expect(press('locked').isStopped).toBe(true);
    expect(isMarked('locked')).toBe(false);
    expect(element('locked').getAttribute('aria-pressed')).toBe('false');
  });
});

describe('a press on a price before its area has started', () => {
  let prices: EarlyPrice[];
  beforeEach(() => {
    prices = [];
  });
  const take = (): void => presses.onPrice((price) => prices.push(price));

  it('shows it as chosen at once, and goes to the shell as the player saw it', () => {
    press('price');
    expect(element('price').getAttribute('aria-pressed')).toBe('true');
    expect(element('price').dataset['kept']).toBe('true');
    element('price').setAttribute('aria-label', '1 2.60');
    take();
    expect(prices).toMatchObject([{ outcome: '7:1', pick: PICK, isChosen: true }]);
    presses.restore(area());
    expect(element('price').getAttribute('aria-pressed')).toBe('false');
    expect(element('price').dataset['kept']).toBe('true');
    presses.wake(area());
    expect(clicks).toEqual([]);
    expect(isMarked('price')).toBe(false);
  });

  it('is taken back by a second press before the shell has it', () => {
    press('price');
    press('price');
    expect(element('price').getAttribute('aria-pressed')).toBe('false');
    expect(isMarked('price')).toBe(false);
    take();
    expect(prices).toEqual([]);
  });

  it('is taken out of the coupon by a second press once the shell has it', () => {
    take();
    press('price');
    press('price');
    expect(prices.map(({ isChosen }) => isChosen)).toEqual([true, false]);
    expect(element('price').dataset['kept']).toBe('false');
    presses.wake(area());
    expect(clicks).toEqual([]);
  });

  it('is repeated for the area where the shell refuses it, so that the area says why', () => {
    press('price');
    take();
    prices[0]?.refuse();
    presses.restore(area());
    presses.wake(area());
    expect(clicks).toEqual(['price']);
  });

  it('is the area’s once the area is awake', () => {
    take();
    presses.wake(area());
    expect(press('price').isStopped).toBe(false);
    expect(prices).toEqual([]);
  });
});

describe('the other events of a press', () => {
  it.each(['pointerdown', 'mousedown', 'touchend', 'focusin', 'keydown'])(
    'are hidden until the owner is awake: %s',
    (type) => {
      expect(isHidden(type, 'price')).toBe(true);
      expect(isHidden(type, 'link')).toBe(true);
      presses.wake(shell());
      expect(isHidden(type, 'link')).toBe(false);
      expect(isHidden(type, 'price'), 'its area sleeps on').toBe(true);
      presses.wake(area());
      expect(isHidden(type, 'price')).toBe(false);
    },
  );

  it('reach fields and lists, which handle what is written before the start', () => {
    expect(isHidden('keydown', 'odds')).toBe(false);
    expect(isHidden('focusin', 'odds')).toBe(false);
  });

  it('are hovers too, wherever they are', () => {
    expect(isHidden('pointerover', 'odds')).toBe(true);
    presses.wake(shell());
    expect(isHidden('pointerover', 'odds')).toBe(false);
  });
});
