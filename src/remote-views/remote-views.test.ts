import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaDead, areaMissing, areaReady, settingsState } from '@grandstand/bus-contracts';
import { mailingSave } from '@grandstand/bus-contracts/player';
import { areasState } from '@grandstand/bus-contracts/shell';
import { settle, runs } from '@grandstand/bus-contracts/testing';
import { clientEntry, createFakePage, lateState, readyAtOnce } from './testing/fake-page';
import type { Mount } from './testing/fake-page';
import { READY_TIMEOUT_MS } from './view';

type Page = ReturnType<typeof createFakePage>;

const state = (page: Page, name: string) => page.watcher.peek(areasState)?.[name];
const refuse = async (): Promise<Response> => new Response('', { status: 503 });
const never = async (): Promise<never> => new Promise(() => {});

describe('a remote view', () => {
  it('RVW-06 is shown, given its state, run and mounted, in this order', async () => {
    const page = createFakePage();
    page.answer('sports', async () =>
      Response.json({
        ...page.viewOf('sports'),
        codeToEval: 'state()',
        scriptsToLoad: ['/first.js', '/sports.js'],
      }),
    );
    page.script('/first.js', async () => ({}));
    page.mount('sports', (context) => {
      page.done.push(`mount ${JSON.stringify(context.state)} ${context.isRendered}`);
      return readyAtOnce(context);
    });
    page.attach('sports');
    await settle();
    expect(page.done).toEqual([
      'show sports',
      'evaluate state()',
      'import /first.js',
      'import /sports.js',
      'mount {"of":"sports"} true',
    ]);
    expect(page.views.status('sports')).toBe('ready');
  });

  it('RVW-08 works alike in each place, for example the footer beside the page', async () => {
    const page = createFakePage();
    page.attach('sports');
    page.attach('footer');
    await settle();
    expect(page.qa.peek('areas.state')).toEqual({
      sports: { status: 'ready', attempt: 0 },
      footer: { status: 'ready', attempt: 0 },
    });
  });

  it('is shown in a dialog too, at a page of its own, while the same area is on the page', async () => {
    const page = createFakePage(['sports']);
    const mounts: unknown[] = [];
    page.mount('sports', (context) => {
      mounts.push([context.place, context.isRendered]);
      return readyAtOnce(context);
    });
    page.attach('sports', true);
    await settle();
    const place = { path: '/x', route: 'x', params: {} };
    const close = page.views.attach('sports', {} as HTMLElement, {
      adopt: false,
      page: { address: '/en/x', ...place },
    });
    await settle();
    expect(page.requests).toEqual(['https://areas.test/sports/en/x']);
    expect(page.routes).toEqual(['x?']);
    expect(mounts).toEqual([
      [undefined, true],
      // It describes no page, and renders by itself.
      [place, false],
    ]);
    expect(page.shown.get('sports@dialog')).toBe('');
    expect(state(page, 'sports@dialog')).toEqual({ status: 'ready', attempt: 0 });
    close();
    expect(page.done.at(-1)).toBe('clear sports@dialog');
    expect(page.views.status('sports')).toBe('ready');
    expect(page.views.status('sports@dialog')).toBe('not-exist');
  });

  it('RVW-01 publishes its states on the bus: loading, then ready by the area’s message, then gone', async () => {
    const page = createFakePage();
    const received: unknown[] = [];
    page.watcher.on(areasState, (areas) => received.push(areas['sports']?.status));
    const detach = page.attach('sports');
    await settle();
    detach();
    expect(received).toEqual([undefined, 'loading', 'ready', 'not-exist', undefined]);
  });

  it('SEO-01 reports the path without a page, by the area’s message, while the area is mounted', async () => {
    const page = createFakePage();
    let miss = (_path: string | null): void => {};
    page.mount('sports', (context) => {
      miss = (path) => context.bus.publish(areaMissing, { path });
      return readyAtOnce(context);
    });
    page.attach('sports');
    page.attach('footer');
    await settle();
    const received: unknown[] = [];
    page.watcher.on(areasState, (areas) => received.push(areas['sports']?.missing));
    miss('/line/a');
    miss('/line/a');
    expect(page.qa.peek('areas.state')).toEqual({
      sports: { status: 'ready', attempt: 0, missing: '/line/a' },
      footer: { status: 'ready', attempt: 0 },
    });
    miss(null);
    miss('/line/b');
    expect(received).toEqual([undefined, '/line/a', undefined, '/line/b']);
    page.views.reload('sports');
    await settle();
    expect(page.qa.peek('areas.state')).toMatchObject({ sports: { status: 'ready' } });
    expect(received.at(-1)).toBeUndefined();
  });

  it('RVW-01 ends when it publishes that it is dead', async () => {
    const page = createFakePage();
    let die = (): void => {};
    page.mount('sports', (context) => {
      die = () => context.bus.publish(areaDead, { reason: 'out of words' });
      return readyAtOnce(context);
    });
    page.attach('sports');
    await settle();
    die();
    expect(page.views.status('sports')).toBe('not-exist');
    expect(page.shown.has('sports')).toBe(false);
    expect(page.logged.join('\n')).toContain('out of words');
  });

  it('is taken over when the host rendered it, without a request', async () => {
    const page = createFakePage(['sports']);
    page.attach('sports', true);
    await settle();
    expect(page.requests).toEqual([]);
    expect(page.done).toEqual(['import /sports.js']);
    expect(page.views.status('sports')).toBe('ready');
  });

  it('is taken over once: the next time its remote is requested', async () => {
    const page = createFakePage(['sports']);
    page.attach('sports', true)();
    page.attach('sports', true);
    await settle();
    expect(page.requests).toEqual(['https://areas.test/sports/en/live']);
  });

  it('runs no script of a foreign origin, and shows nothing of the area that names one', async () => {
    const page = createFakePage();
    page.answer('sports', async () =>
      Response.json({ ...page.viewOf('sports'), scriptsToLoad: ['https://evil.test/a.js'] }),
    );
    page.attach('sports');
    await settle();
    expect(page.views.status('sports')).toBe('error');
    expect(page.done).toEqual(['clear sports']);
  });
});

describe('a remote view that fails', () => {
  it('RVW-02 raises the page error with the status code, and publishes it in its state', async () => {
    const page = createFakePage();
    page.answer('sports', refuse);
    page.attach('sports');
    await settle();
    expect(page.errors).toMatchObject([{ area: 'sports', statusCode: 503 }]);
    expect(state(page, 'sports')).toEqual({ status: 'error', statusCode: 503, attempt: 0 });
  });

  it('RVW-03 tries again after 1, 2 and 4 seconds, and then no more', async () => {
    const page = createFakePage();
    page.answer('sports', refuse);
    page.attach('sports');
    const times: number[] = [];
    const began = page.clock.now();
    for (let second = 0; second < 60; second += 1) {
      const before = page.requests.length;
      await page.clock.advance(second === 0 ? 0 : 1000);
      if (page.requests.length > before) times.push(page.clock.now() - began);
    }
    expect(times).toEqual([1000, 3000, 7000]);
    expect(page.requests).toHaveLength(4);
    expect(state(page, 'sports')).toEqual({ status: 'error', statusCode: 503, attempt: 3 });
    expect(page.clock.pending).toBe(0);
  });

  it('RVW-03 counts its tries anew once it was ready', async () => {
    const page = createFakePage();
    page.answer('sports', refuse);
    page.attach('sports');
    await page.clock.advance(1000);
    expect(state(page, 'sports')?.attempt).toBe(1);
    page.answer('sports', async () => Response.json(page.viewOf('sports')));
    await page.clock.advance(2000);
    expect(state(page, 'sports')).toEqual({ status: 'ready', attempt: 0 });
  });

  it('RVW-04 starts again by a press of the button, at most once in 1000 ms', async () => {
    const page = createFakePage();
    page.answer('sports', refuse);
    page.attach('sports');
    await page.clock.advance(10_000);
    const before = page.requests.length;
    page.views.reload('sports');
    page.views.reload('sports');
    await page.clock.advance(999);
    page.views.reload('sports');
    await settle();
    expect(page.requests).toHaveLength(before + 1);
    await page.clock.advance(1);
    page.views.reload('sports');
    await settle();
    expect(page.requests.length).toBeGreaterThan(before + 1);
    expect(state(page, 'sports')).toMatchObject({ status: 'error', attempt: 0 });
  });

  it('RVW-04 starts again by a press of the button, also once the clock is set back', async () => {
    const page = createFakePage();
    page.attach('sports');
    page.views.reload('sports');
    await settle();
    const before = page.requests.length;
    page.clock.set(page.clock.now() - 3_600_000);
    await page.clock.advance(1000);
    page.views.reload('sports');
    await settle();
    expect(page.requests).toHaveLength(before + 1);
  });

  it('reports once that a start by the button failed, and none of its own tries', async () => {
    const page = createFakePage();
    page.answer('sports', refuse);
    page.attach('sports');
    await page.clock.advance(10_000);
    expect(page.failedAgain).toEqual([]);
    page.views.reload('sports');
    await page.clock.advance(10_000);
    expect(page.failedAgain).toHaveLength(1);
    expect(page.failedAgain[0]).toMatchObject({ area: 'sports' });
  });

  it('RVW-04 starts again from every state', async () => {
    const page = createFakePage();
    page.attach('sports');
    page.views.reload('sports');
    await settle();
    expect(page.views.status('sports')).toBe('ready');
    await page.clock.advance(1000);
    page.views.reload('sports');
    expect(page.views.status('sports')).toBe('loading');
    await settle();
    expect(page.views.status('sports')).toBe('ready');
  });
});

/** Fifteen ways for an area to be bad. */
const FAULTS: Readonly<Record<string, (page: Page) => void>> = {
  'its remote is gone': (page) =>
    page.answer('sports', async () => Promise.reject(new Error('down'))),
  'its remote hangs': (page) => page.answer('sports', never),
  'its remote answers 500': (page) =>
    page.answer('sports', async () => new Response('', { status: 500 })),
  'its remote answers HTML': (page) =>
    page.answer('sports', async () => new Response('<html></html>')),
  'its remote answers another shape': (page) =>
    page.answer('sports', async () => Response.json({ appName: 'sports', body: 1 })),
  'its remote answers for another': (page) =>
    page.answer('sports', async () => Response.json(page.viewOf('office'))),
  'its script is gone': (page) =>
    page.script('/sports.js', async () => Promise.reject(new TypeError('404'))),
  'its script hangs': (page) => page.script('/sports.js', never),
  'its script throws': (page) =>
    page.script('/sports.js', async () => Promise.reject(new SyntaxError('Unexpected token'))),
  'its script exports nothing': (page) => page.script('/sports.js', async () => ({})),
  'its script is of another area': (page) =>
    page.script('/sports.js', async () => clientEntry('office', readyAtOnce)),
  'its sheet is gone': (page) => {
    page.answer('sports', async () =>
      Response.json({ ...page.viewOf('sports'), cssToLoad: ['/a.css'] }),
    );
    page.sheet('/a.css', async () => Promise.reject(new Error('404')));
  },
  'it throws when it is mounted': (page) =>
    page.mount('sports', () => {
      throw new Error('no');
    }),
  'it never says that it is ready': (page) => page.mount('sports', () => () => {}),
  'it throws when it is retired': (page) =>
    page.mount('sports', () => () => {
      throw new Error('no');
    }),
};

describe('P52 an area whose manifest changes its name', () => {
  it('is admitted by the name that the shell knows it by', async () => {
    const page = createFakePage();
    page.script('/sports.js', async () => {
      let reads = 0;
      const manifest = { subscribes: [], publishes: [], sends: [mailingSave] };
      Object.defineProperty(manifest, 'name', {
        enumerable: true,
        // The name is right for as long as it is checked.
        get: () => ((reads += 1) > 2 ? 'office' : 'sports'),
      });
      return { default: { manifest, mount: () => () => {} } };
    });
    page.attach('sports');
    await settle();
    expect(page.views.status('sports')).toBe('error');
    expect(page.logged.join('\n')).toContain('"mailing.save@1" is for the area "office" alone');
  });
});

describe('an area that uses later contracts', () => {
  it('is admitted once they are fetched', async () => {
    const page = createFakePage();
    expect(page.bus.contracts).not.toContain(lateState);
    page.attach('office');
    await settle();
    expect(page.views.status('office')).toBe('ready');
    expect(page.bus.contracts).toContain(lateState);
  });
});

describe('a bad area', () => {
  it.each(Object.entries(FAULTS))('P41 affects nobody else when %s', async (_what, breakIt) => {
    const page = createFakePage();
    breakIt(page);
    const detach = page.attach('sports');
    page.attach('footer');
    await page.clock.advance(READY_TIMEOUT_MS);
    expect(page.views.status('sports')).toBe('error');
    expect(page.shown.has('sports')).toBe(false);
    expect(page.views.status('footer')).toBe('ready');
    await page.clock.advance(60 * READY_TIMEOUT_MS);
    detach();
    expect(page.clock.pending).toBe(0);
    page.attach('office');
    await settle();
    expect(page.views.status('office')).toBe('ready');
  });

  it('P41 is removed when it throws after it was ready', async () => {
    const page = createFakePage();
    page.mount('sports', (context) => {
      readyAtOnce(context);
      throw new Error('too late');
    });
    page.attach('sports');
    await settle();
    expect(page.views.status('sports')).toBe('not-exist');
    expect(page.shown.has('sports')).toBe(false);
  });
});

describe('leaving an area', () => {
  /** Counts the objects that an area leaves behind. */
  function countingMount(counts: { mounted: number; received: number }): Mount {
    return (context) => {
      counts.mounted += 1;
      context.bus.on(settingsState, () => (counts.received += 1));
      readyAtOnce(context);
      return () => void (counts.mounted -= 1);
    };
  }

  it('P42 P53 leaves no subscription, timer or mount, in 100 cycles left at every moment of a load', async () => {
    const counts = { mounted: 0, received: 0 };
    const page = createFakePage();
    page.mount('sports', countingMount(counts));
    const handles = page.bus.inspect().handles.length;
    for (let cycle = 0; cycle < 100; cycle += 1) {
      const detach = page.attach('sports');
      for (let turn = 0; turn < cycle % 20; turn += 1) await Promise.resolve();
      detach();
      await settle();
    }
    expect(counts.mounted).toBe(0);
    expect(page.bus.inspect().handles).toHaveLength(handles);
    expect(page.clock.pending).toBe(0);
    expect(page.shown.size).toBe(0);
    page.qa.publish('settings.state', {
      language: 'en',
      timeZone: 'UTC',
      is12h: 0,
      appTheme: 1,
      coefViewId: 0,
    });
    expect(counts.received).toBe(0);
  });

  it.each(['remote', 'sheet', 'script'] as const)(
    'P42 runs nothing late when the %s answers after the player left',
    async (late) => {
      const page = createFakePage();
      let release = (): void => {};
      const gate = new Promise<void>((resolve) => (release = resolve));
      const counts = { mounted: 0, received: 0 };
      const view = { ...page.viewOf('sports'), cssToLoad: ['/a.css'], codeToEval: 'state()' };
      const when = async <T>(step: typeof late, value: T): Promise<T> => {
        if (step === late) await gate;
        return value;
      };
      page.answer('sports', async () => when('remote', Response.json(view)));
      page.sheet('/a.css', async () => when('sheet', undefined));
      page.script('/sports.js', async () =>
        when('script', clientEntry('sports', countingMount(counts))),
      );
      const detach = page.attach('sports');
      await settle();
      detach();
      const before = [...page.done];
      release();
      await page.clock.advance(10 * READY_TIMEOUT_MS);
      expect(page.done).toEqual(before);
      expect(counts.mounted).toBe(0);
      expect(page.views.status('sports')).toBe('not-exist');
      expect(page.errors).toEqual([]);
    },
  );

  it('P42 ignores a late message of an area that was replaced', async () => {
    const page = createFakePage();
    let late = (): void => {};
    page.mount('sports', ({ bus }) => {
      late = () => bus.publish(areaReady, {});
      return () => {};
    });
    page.attach('sports')();
    page.attach('sports');
    await settle();
    const first = late;
    page.views.reload('sports');
    await settle();
    expect(() => first()).toThrow();
    expect(page.views.status('sports')).toBe('loading');
  });
});

describe('the scripts of an area', () => {
  it('P43 show the whole area or none of it: script k of n fails, for every k of n up to 5', async () => {
    for (let n = 1; n <= 5; n += 1) {
      for (let k = 1; k <= n; k += 1) {
        const page = createFakePage();
        const files = Array.from({ length: n }, (_, index) => `/${index + 1}.js`);
        page.answer('sports', async () =>
          Response.json({ ...page.viewOf('sports'), scriptsToLoad: files }),
        );
        for (const file of files) page.script(file, async () => clientEntry('sports', readyAtOnce));
        page.script(`/${k}.js`, async () => Promise.reject(new TypeError('404')));
        page.attach('sports');
        await settle();
        expect(page.views.status('sports')).toBe('error');
        expect(page.shown.has('sports')).toBe(false);
        expect(page.done.filter((step) => step.startsWith('import'))).toHaveLength(k);
        page.views.stop();
      }
    }
  });
});

describe('any order of events', () => {
  it('P40 makes only allowed moves, for any actions of player and areas', async () => {
    const act = fc.constantFrom('attach', 'detach', 'reload', 'break', 'repair', 'die', 'wait');
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 25 }), async (acts) => {
        const page = createFakePage();
        let die = (): void => {};
        page.mount('sports', (context) => {
          die = () => context.signal.aborted || context.bus.publish(areaDead, { reason: 'x' });
          return readyAtOnce(context);
        });
        let detach: (() => void) | undefined;
        for (const one of acts) {
          if (one === 'attach') detach ??= page.attach('sports');
          if (one === 'detach') {
            detach?.();
            detach = undefined;
          }
          if (one === 'reload') page.views.reload('sports');
          if (one === 'break') page.answer('sports', refuse);
          if (one === 'repair') {
            page.answer('sports', async () => Response.json(page.viewOf('sports')));
          }
          if (one === 'die') die();
          await page.clock.advance(one === 'wait' ? 1500 : 0);
        }
        detach?.();
        expect(page.logged.filter((line) => line.startsWith('Refused'))).toEqual([]);
        expect(page.shown.size).toBe(0);
        expect(page.clock.pending).toBe(0);
        page.dispose();
      }),
      { numRuns: runs(300) },
    );
  });
});
