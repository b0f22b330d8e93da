import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createBrowserClock,
  createBrowserCookies,
  createBrowserPage,
  createBrowserStore,
  createBrowserTabs,
  createBrowserUse,
} from './browser-ports';
import type { TabMessage } from '.';

afterEach(() => {
  localStorage.clear();
  // Before the real timers are back a spy restores the functions that it replaced, and those were not the real ones.
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('the browser’s storage', () => {
  const store = createBrowserStore(() => localStorage);

  it('sets, gets, lists and removes', () => {
    expect(store.get('a')).toBeNull();
    expect(store.set('a', '1')).toBe(true);
    expect(store.get('a')).toBe('1');
    expect(store.keys()).toEqual(['a']);
    store.remove('a');
    expect(store.get('a')).toBeNull();
  });

  it('reports changes of another tab, in this storage only', () => {
    const received: (string | null)[] = [];
    const subscription = store.changes$.subscribe((key) => received.push(key));
    const change = (init: StorageEventInit): boolean =>
      window.dispatchEvent(new StorageEvent('storage', init));
    change({ key: 'a', storageArea: localStorage });
    change({ key: 'b', storageArea: sessionStorage });
    change({ key: null, storageArea: localStorage });
    subscription.unsubscribe();
    expect(received).toEqual(['a', null]);
  });

  const storageThat = (setItem: () => void): Storage => ({
    length: 0,
    clear: () => {},
    key: () => null,
    getItem: () => null,
    removeItem: () => {},
    setItem,
  });
  const full = storageThat(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const forgetful = storageThat(() => {});
  const forbidden = (): Storage => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  it.each([
    ['is full', () => full],
    ['is forbidden', forbidden],
    ['drops what it is given', () => forgetful],
  ])('reports a lost write, and never throws, if it %s', (_, open) => {
    const store = createBrowserStore(open);
    expect(store.set('a', '1')).toBe(false);
    expect(store.get('a')).toBeNull();
    expect(store.keys()).toEqual(expect.any(Array));
    expect(() => store.remove('a')).not.toThrow();
  });
});

describe('the browser’s cookies', () => {
  it('are written as given, on the whole site, until their time', () => {
    const cookies = createBrowserCookies();
    cookies.set('settings', 'appTheme=1&timeZone=Europe%2FBerlin', {
      expires: Date.now() + 60_000,
    });
    expect(document.cookie).toContain('settings=appTheme=1&timeZone=Europe%2FBerlin');
    expect(cookies.get('settings')).toBe('appTheme=1&timeZone=Europe%2FBerlin');
    cookies.set('settings', 'x', { expires: Date.now() - 1 });
    expect(cookies.get('settings')).toBeUndefined();
    cookies.set('lng', 'en');
    cookies.remove('lng');
    expect(document.cookie).toBe('');
  });
});

describe('the browser’s clock', () => {
  beforeEach(() => {
    vi.useFakeTimers({
      toFake: [
        'setTimeout',
        'clearTimeout',
        'Date',
        'requestAnimationFrame',
        'cancelAnimationFrame',
      ],
    });
  });

  it('runs a task after its time, unless it was cancelled', () => {
    const clock = createBrowserClock();
    const done: string[] = [];
    clock.after(50, () => done.push('kept'));
    clock.after(50, () => done.push('called off'))();
    vi.advanceTimersByTime(49);
    expect(done).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(done).toEqual(['kept']);
    expect(clock.now()).toBe(Date.now());
  });

  it.each([2 ** 31 - 1, 2 ** 31, 100 * 24 * 3_600_000])(
    'P71 waits %d ms by timers of 2^31-1 ms at most',
    (ms) => {
      const clock = createBrowserClock();
      const task = vi.fn<() => void>();
      const setTimer = vi.spyOn(globalThis, 'setTimeout');
      clock.after(ms, task);
      vi.advanceTimersByTime(ms - 1);
      expect(task).not.toHaveBeenCalled();
      vi.advanceTimersByTime(1);
      expect(task).toHaveBeenCalledTimes(1);

      const cancel = clock.after(ms, task);
      vi.advanceTimersByTime(ms - 1);
      cancel();
      vi.advanceTimersByTime(ms);
      expect(task).toHaveBeenCalledTimes(1);
      const longest = Math.max(...setTimer.mock.calls.map(([, delay]) => delay ?? 0));
      expect(longest).toBe(2 ** 31 - 1);
      expect(vi.getTimerCount()).toBe(0);
    },
  );

  it('runs a task once with the next frame, and within a second without one', () => {
    const clock = createBrowserClock();
    const task = vi.fn<() => void>();
    clock.nextFrame(task);
    vi.advanceTimersByTime(20);
    expect(task).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(5000);
    expect(task).toHaveBeenCalledTimes(1);

    vi.stubGlobal('requestAnimationFrame', () => 1);
    clock.nextFrame(task);
    vi.advanceTimersByTime(999);
    expect(task).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(task).toHaveBeenCalledTimes(2);
    clock.nextFrame(task)();
    vi.advanceTimersByTime(5000);
    expect(task).toHaveBeenCalledTimes(2);
  });
});

describe('the page', () => {
  it('reports whether it is visible and connected, at once and on every change, and its return from the cache', () => {
    const page = createBrowserPage();
    const received: unknown[] = [];
    const subscriptions = [
      page.visible$.subscribe((is) => received.push(['visible', is])),
      page.online$.subscribe((is) => received.push(['online', is])),
      page.restored$.subscribe(() => received.push('restored')),
    ];
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    for (const subscription of subscriptions) subscription.unsubscribe();
    expect(received).toEqual([
      ['visible', true],
      ['online', true],
      ['visible', false],
      ['online', false],
      'restored',
    ]);
  });
});

describe('the first use of the page', () => {
  it.each(['pointermove', 'pointerdown', 'keydown', 'wheel', 'focusin', 'click'])(
    'is the first %s, also on an element that stops the event',
    (name) => {
      const button = document.body.appendChild(document.createElement('button'));
      button.addEventListener(name, (event) => event.stopPropagation());
      const received = vi.fn();
      const subscription = createBrowserUse().subscribe(received);
      window.dispatchEvent(new Event('scroll'));
      expect(received).not.toHaveBeenCalled();
      button.dispatchEvent(new Event(name, { bubbles: true }));
      button.dispatchEvent(new Event(name, { bubbles: true }));
      expect(received).toHaveBeenCalledOnce();
      subscription.unsubscribe();
      button.remove();
    },
  );
});

describe('the other tabs', () => {
  it('receive each other’s messages, and ignore others', async () => {
    const other = createBrowserTabs();
    const received: TabMessage[] = [];
    const done = new Promise<void>((resolve) => {
      const subscription = other.messages$.subscribe((message) => {
        received.push(message);
        if (message.kind !== 'signed-out') return;
        subscription.unsubscribe();
        resolve();
      });
    });
    const stranger = new BroadcastChannel('grandstand.tabs');
    for (const nonsense of [null, 7, { kind: 'token', token: 'x' }, { userId: 'ann-1' }]) {
      stranger.postMessage(nonsense);
    }
    stranger.postMessage({ kind: 'signed-in', userId: 'not-taken' });
    createBrowserTabs().post({ kind: 'signed-out', mark: '7' });
    await done;
    stranger.close();
    expect(received).toEqual([{ kind: 'signed-in' }, { kind: 'signed-out', mark: '7' }]);
  });
});
