import {
  betsList,
  navigationState,
  sessionState,
  settingsState,
  termsGet,
  termsState,
  type Language,
} from '@grandstand/bus-contracts';
import { appealsList, type AppealList } from '@grandstand/bus-contracts/player';
import {
  authAppState,
  captchaState,
  couponSettingsState,
  navigationProgress,
  qrSignInStart,
  qrSignInState,
  qrSignInStop,
  realityCheckState,
} from '@grandstand/bus-contracts/shell';
import { createTestBus, settle } from '@grandstand/bus-contracts/testing';
import { act, render } from '@testing-library/react';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactElement } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { pageAt } from '../../src/routes/testing/page-at';
import { createI18n, loadTexts } from '../../src/i18n';
import { SITE_CONFIG } from '../harness/page/shell-page';

const HOOK = '../../src/ui/loading/use-loader';
const ROOT = join(import.meta.dirname, '../..');
const DEFAULTS = { timeZone: 'UTC', is12h: 0, appTheme: 1, coefViewId: 0 } as const;
const PLAYER = { status: 'player', userId: '77' } as const;
const LANGUAGE: Language = 'en';

// Tests of pages show loaders at once (`tests/page-setup.ts`); here the delay is tested, so the
// parts are fetched again, with the hook as it is.
beforeAll(() => {
  vi.resetModules();
  vi.doMock(HOOK, async () => vi.importActual(HOOK));
});
afterAll(() => {
  vi.doMock(HOOK, () => ({ useLoader: (isLoading: boolean): boolean => isLoading }));
  vi.resetModules();
});
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const pass = async (ms: number): Promise<void> =>
  act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

/** A place that waits for an answer, and how to give it one. */
interface Place {
  /** True where the skeleton is hidden at first: an answer within 200 ms replaces none. */
  readonly isDelayed?: boolean;
  readonly isLoading: () => boolean;
  readonly answer: () => void;
}

/** A bus with the states that every part of the shell or of an area reads. */
function openBus(path = '/') {
  const test = createTestBus();
  test.qa.publish(settingsState.name, { ...DEFAULTS, language: LANGUAGE });
  test.qa.publish(navigationState.name, {
    language: LANGUAGE,
    ...pageAt(path),
  });
  return test;
}

/** Whether a skeleton, or one of these texts, is on the page. */
const shows = (text = ''): boolean =>
  document.querySelector('[class*=skeleton]') !== null ||
  (text !== '' && document.body.textContent.includes(text));

async function showPart({ bus }: ReturnType<typeof openBus>, part: ReactElement): Promise<void> {
  const { I18nextProvider } = await import('react-i18next');
  const { ShellProvider } = await import('../../src/shell/frame/shell-context');
  const { BusProvider } = await import('@grandstand/bus-contracts/react');
  const i18n = createI18n(LANGUAGE, await loadTexts(LANGUAGE));
  const place = { language: LANGUAGE, path: '/', route: 'home', area: null, params: {} };
  const settings = { ...DEFAULTS, language: LANGUAGE };
  const first = { settings, place, config: SITE_CONFIG, isLikelyPlayer: true, areas: [] };
  await act(async () => {
    render(
      <I18nextProvider i18n={i18n}>
        <BusProvider bus={bus.join('shell')}>
          <ShellProvider environment={{ first } as never}>{part}</ShellProvider>
        </BusProvider>
      </I18nextProvider>,
    );
    await settle();
  });
}

async function mountArea(test: ReturnType<typeof openBus>, name: string): Promise<void> {
  const [{ default: client }, { manifest }] =
    name === 'office'
      ? await Promise.all([
          import('../../areas/office/client'),
          import('../../areas/office/manifest'),
        ])
      : await Promise.all([
          import('../../areas/technical-pages/client'),
          import('../../areas/technical-pages/manifest'),
        ]);
  const handle = test.bus.admit(manifest as never);
  const root = document.createElement('div');
  document.body.append(root);
  const { signal } = handle;
  act(() => {
    client.mount({ bus: handle, root, isRendered: false, state: undefined, signal });
  });
  // Its texts come first, then the screen.
  for (let turn = 0; turn < 20 && root.querySelector('h1') === null; turn += 1) {
    await act(async () => {
      await vi.dynamicImportSettled();
      await test.clock.advance(50);
    });
  }
}

/** An answer that a service gives when the test releases it. */
function later<Answer>(): { readonly promise: Promise<Answer>; give: (answer: Answer) => void } {
  let give: (answer: Answer) => void = () => {};
  const promise = new Promise<Answer>((resolve) => {
    give = resolve;
  });
  return { promise, give: (answer) => give(answer) };
}

const PLACES: Readonly<Record<string, () => Promise<Place>>> = {
  'a button': async () => {
    const { Button } = await import('@grandstand/ui');
    const { rerender, getByRole } = render(<Button isBusy>Save</Button>);
    return {
      isLoading: () => getByRole('button').getAttribute('aria-busy') === 'true',
      answer: () => rerender(<Button>Save</Button>),
    };
  },
  'the open selections in the bet slip': async () => {
    const { MyBets } = await import('../../src/shell/betting/coupon/my-bets/my-bets');
    const bus = openBus();
    const { promise, give } = later<{ bets: []; hasMore: false; now: number }>();
    bus.qa.publish(sessionState.name, PLAYER);
    bus.bus.join('bets').handle(betsList, () => promise as never);
    await showPart(bus, <MyBets onDone={() => {}} />);
    return {
      isLoading: () => shows(),
      answer: () => give({ bets: [], hasMore: false, now: 0 }),
    };
  },
  'the settings of the coupon': async () => {
    const { SettingsView } = await import('../../src/shell/betting/coupon/settings/settings-view');
    const { DEFAULT_COUPON_SETTINGS } = await import('@grandstand/bus-contracts/shell');
    const bus = openBus();
    await showPart(bus, <SettingsView onDone={() => {}} />);
    return {
      isLoading: () => shows(),
      answer: () => bus.qa.publish(couponSettingsState.name, DEFAULT_COUPON_SETTINGS),
    };
  },
  'the picture of a captcha': async () => {
    const { Captcha } = await import('../../src/shell/site/captcha/captcha');
    const bus = openBus();
    const state = { image: null, question: null, isChecking: false, problem: null };
    bus.qa.publish(captchaState.name, state);
    const { useBusState } = await import('@grandstand/bus-contracts/react');
    const Follow = (): ReactElement | null => {
      const now = useBusState(captchaState);
      return now ? <Captcha state={now} /> : null;
    };
    await showPart(bus, <Follow />);
    return {
      isLoading: () => shows(),
      answer: () =>
        bus.qa.publish(captchaState.name, { ...state, image: 'data:image/png;base64,' }),
    };
  },
  'the QR code of the sign-in': async () => {
    const { QrWay } = await import('../../src/shell/sign-in/auth/qr/qr-way');
    const bus = openBus();
    const state = { step: 'starting', code: null, digits: null, expiresAt: null, message: null };
    const service = bus.bus.join('qr-sign-in');
    service.handle(qrSignInStart, () => ({}));
    service.handle(qrSignInStop, () => ({}));
    bus.qa.publish(qrSignInState.name, state);
    const auth = { isLoading: false, message: null, edit() {} };
    await showPart(bus, <QrWay auth={auth as never} />);
    return {
      isDelayed: true,
      isLoading: () => document.querySelector('[role=img]') === null,
      answer: () => bus.qa.publish(qrSignInState.name, { ...state, step: 'shown', code: 'a.b' }),
    };
  },
  'the account of a link that signs in': async () => {
    const { LinkStep } = await import('../../src/shell/sign-in/auth/link-step');
    const { useBusState } = await import('@grandstand/bus-contracts/react');
    const bus = openBus();
    const link = { kind: 'link', step: 'waiting', login: null, browser: null, message: null };
    bus.qa.publish(authAppState.name, { ...link, isLoading: false });
    const auth = { isLoading: false, message: null, typed: { remember: true }, edit() {} };
    const Follow = (): ReactElement | null => {
      const now = useBusState(authAppState);
      return now ? <LinkStep link={now} auth={auth as never} /> : null;
    };
    await showPart(bus, <Follow />);
    return {
      isDelayed: true,
      isLoading: () => document.querySelector('form') === null,
      answer: () => bus.qa.publish(authAppState.name, { ...link, step: 'ready', isLoading: false }),
    };
  },
  'the balance in the header': async () => {
    const { AccountBar } = await import('../../src/shell/header/account/account-bar');
    const bus = openBus();
    bus.qa.publish(sessionState.name, { status: 'unknown', userId: '' });
    await showPart(bus, <AccountBar />);
    return {
      isLoading: () => shows(),
      answer: () => bus.qa.publish(sessionState.name, { status: 'guest', userId: '' }),
    };
  },
  'the sums of the reality check': async () => {
    const { RealityCheck } = await import('../../src/shell/protection/limits/reality-check');
    const { useBusState } = await import('@grandstand/bus-contracts/react');
    const bus = openBus();
    const asked = { everyMinutes: 30, playedMs: 60_000, sums: null, isLoading: true };
    bus.qa.publish(realityCheckState.name, { asked });
    const Follow = (): ReactElement | null => {
      const now = useBusState(realityCheckState)?.asked;
      return now ? <RealityCheck asked={now} /> : null;
    };
    await showPart(bus, <Follow />);
    const sums = { staked: 100, won: 0, lost: 100, iso: 'EUR', scale: 2 };
    const loaded = { asked: { ...asked, sums, isLoading: false } };
    const statusText = document.querySelector('[role=status]')?.textContent ?? '';
    return {
      isLoading: () => statusText !== '' && shows(statusText),
      answer: () => bus.qa.publish(realityCheckState.name, loaded),
    };
  },
  'the line of a slow way': async () => {
    const { NavigationProgress } = await import('../../src/shell/arrival/navigation-progress');
    const bus = openBus();
    bus.qa.publish(navigationProgress.name, { isSlow: true });
    await showPart(bus, <NavigationProgress />);
    return {
      isLoading: () => document.querySelector('[role=progressbar]') !== null,
      answer: () => bus.qa.publish(navigationProgress.name, { isSlow: false }),
    };
  },
  'the print of a bet': async () => {
    const { PrintPage } = await import('../../src/shell/betting/coupon/print/print-page');
    const { betsGet } = await import('@grandstand/bus-contracts');
    const { placedBet } = await import('../harness/page/shell-page');
    const bus = openBus('/print-coupon/8041');
    const { promise, give } = later<ReturnType<typeof placedBet>>();
    bus.qa.publish(sessionState.name, PLAYER);
    bus.bus.join('bets').handle(betsGet, () => promise);
    await showPart(bus, <PrintPage id="8041" />);
    return {
      isLoading: () => document.querySelector('table') === null,
      answer: () => give(placedBet()),
    };
  },
  'changed terms': async () => {
    const bus = openBus('/confirm-terms');
    const { promise, give } = later<{ updatedAt: number; changes: string[]; sections: [] }>();
    bus.qa.publish(sessionState.name, PLAYER);
    bus.qa.publish(termsState.name, { isUserTermsChanged: true, userTermsChangedUpdatedAt: 1 });
    bus.bus.join('terms').handle(termsGet, () => promise);
    await mountArea(bus, 'office');
    return {
      isDelayed: true,
      isLoading: () => shows(),
      answer: () => give({ updatedAt: 1, changes: ['New'], sections: [] }),
    };
  },
  appeals: async () => {
    const bus = openBus('/block-appeal-history');
    const { promise, give } = later<AppealList>();
    bus.qa.publish(sessionState.name, PLAYER);
    bus.bus.join('appeals').handle(appealsList, () => promise);
    await mountArea(bus, 'technical-pages');
    return {
      isDelayed: true,
      isLoading: () => shows(),
      answer: () => give({ appeals: [], refusal: null }),
    };
  },
};

describe('the loaders of shell and areas', () => {
  test.each(Object.keys(PLACES))('API-07 %s shows its loader for at least 200 ms', async (name) => {
    const {
      isDelayed = false,
      isLoading,
      answer,
    } = (await PLACES[name]?.()) ?? { isLoading: () => false, answer() {} };
    if (isDelayed) await pass(200);
    expect(isLoading()).toBe(true);
    await act(async () => {
      answer();
      await vi.dynamicImportSettled();
      await settle();
    });
    await pass(199);
    expect(isLoading()).toBe(true);
    await pass(1);
    expect(isLoading()).toBe(false);
  });

  test('API-07 every component that shows a loader uses the same hook', () => {
    const files = ['src/shell', 'src/line-ui', 'areas']
      .flatMap((folder) =>
        readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
          .filter((file) => file.endsWith('.tsx'))
          .map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
      )
      .filter((file) => !/\.test\.tsx$|\/testing\//.test(file))
      // These are the loaders themselves; the components that show them are checked.
      .filter((file) => !/skeletons?\.tsx$/.test(file));
    const HOOKS = /use(?:Loader|Skeleton)\(|<AreaState$/m;
    const waiting = files.filter((file) =>
      /<\w*Skeleton\b|aria-busy|role="progressbar"|[.']loading'/.test(
        readFileSync(join(ROOT, file), 'utf8'),
      ),
    );
    expect(waiting.length).toBeGreaterThan(15);
    const without = waiting.filter((file) => !HOOKS.test(readFileSync(join(ROOT, file), 'utf8')));
    expect(without.toSorted()).toEqual(
      [
        // Loaded games are rendered a few at a time: nothing is requested.
        'src/line-ui/rows/game-rows.tsx',
        // The bet and the bets of a match, which use the hook, know whether the names are loaded.
        'src/shell/betting/coupon/bets/bet-game.tsx',
        // They give the skeleton to the slot, which holds it.
        'src/shell/layout/bare-layout.tsx',
        'src/shell/layout/default-layout.tsx',
      ].toSorted(),
    );
  });
});
