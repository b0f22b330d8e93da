import {
  configState,
  dialogsOpen,
  dialogsState,
  navigationState,
  noticesShow,
  sessionState,
} from '@grandstand/bus-contracts';
import type { OpenDialog, RequestOf } from '@grandstand/bus-contracts';
import {
  ageState,
  authOneTap,
  authOneTapClose,
  consentState,
  offersState,
  sessionOrigin,
} from '@grandstand/bus-contracts/shell';
import { PLAIN_SITE, record, settle } from '@grandstand/bus-contracts/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { createOneTap } from '.';
import type { AccountRequest, NetworkAccounts } from '../../ports/network-accounts';
import { held, offline, refuse } from '../../../../tests/harness/fakes/fake-operator';
import { mayOffer, suppressPromotions } from '../../shared/offers';
import { createBrowser, openTab } from '../../../../tests/harness/tabs/tab';
import type { Tab } from '../../../../tests/harness/tabs/tab';

const OFFER = 'GET /social-api/oauth/google-one-tap/clientId';
const SIGN_IN = 'POST /social-api/oauth/google-one-tap';
const NETWORK = { key: 'example-id', name: 'Example ID' };
const GIVEN = {
  clientId: 'grandstand',
  configURL: 'https://id.test/fedcm.json',
  nonce: 'nonce-1',
  network: NETWORK,
};
const NOTHING = { isOffered: false, clientId: '', card: null };
const BY_BROWSER = { isOffered: true, clientId: 'grandstand', card: null };
const TOKEN = 'canary-credential';
const GUEST = { status: 'guest', userId: '' } as const;
const MINUTE = 60_000;
const amounts = { initialAmount: 1, amountStep: 1, minBetAmount: 1, maxBetAmount: 1 };
const SITE = {
  ...PLAIN_SITE,
  geoCountryId: 5,
  countries: [
    { id: 1, code: 'DE', name: 'Germany', currencyId: 10 },
    { id: 5, code: 'KZ', name: 'Kazakhstan', currencyId: 20 },
  ],
  currencies: [
    { id: 10, iso: 'EUR', symbol: '€', scale: 2, ...amounts },
    { id: 20, iso: 'KZT', symbol: '₸', scale: 2, ...amounts },
  ],
};

/** A question that the browser shows to the person. */
interface Question {
  readonly request: AccountRequest;
  readonly signal: AbortSignal;
  readonly give: (token: string) => void;
  readonly fail: (error: unknown) => void;
}

let browser: ReturnType<typeof createBrowser>;
let tab: Tab;
let questions: Question[];
let opened: OpenDialog[];
let notices: RequestOf<typeof noticesShow>[];
let loaded: string[];
let returns: object[];
let cards: number;

beforeEach(() => {
  browser = createBrowser();
  openPage();
});

/** Opens a page of the browser, for a guest who agrees to functional cookies. */
function openPage(path = '/line'): void {
  tab = openTab(browser);
  [questions, opened, notices, loaded, returns, cards] = [[], [], [], [], [], 0];
  tab.operator.on(OFFER, () => GIVEN);
  tab.operator.on(SIGN_IN, () => ({ redirectUrl: '/en' }));
  const { bus } = tab.test;
  bus.join('dialogs').handle(dialogsOpen, (dialog) => {
    opened.push(dialog);
    return {};
  });
  bus.join('notices').handle(noticesShow, (notice) => {
    notices.push(notice);
    return { id: '1' };
  });
  goTo(path);
  publish(dialogsState.name, { open: null });
  publish(configState.name, SITE);
  publish(sessionState.name, GUEST);
  agree(true);
}

const publish = (name: string, value: unknown): void => tab.test.qa.publish(name, value);
const agree = (functional: boolean): void =>
  publish(consentState.name, { functional, marketing: false, isAsked: false });
const goTo = (path: string, layout?: string): void =>
  publish(navigationState.name, {
    language: 'en',
    path,
    route: 'line',
    area: 'sports',
    params: {},
    ...(layout !== undefined && { layout }),
  });

interface Page {
  readonly isSupported?: boolean;
  readonly isModalOpen?: boolean;
  readonly loadCard?: () => Promise<void>;
}

async function start({ isSupported = true, isModalOpen = false, loadCard }: Page = {}) {
  const accounts: NetworkAccounts = {
    isSupported: () => isSupported,
    ask: (request, signal) =>
      new Promise((give, fail) => {
        signal.addEventListener('abort', () => fail(signal.reason as Error));
        questions.push({ request, signal, give, fail });
      }),
  };
  createOneTap({
    ...tab,
    bus: tab.test.bus.join('one-tap'),
    clock: tab.test.clock,
    accounts,
    isModalOpen: () => isModalOpen,
    loadCard:
      loadCard ??
      (async () => {
        cards += 1;
      }),
    expectReturn: (choice) => void returns.push(choice),
    loadPage: (path) => void loaded.push(path),
    words: async (key) => key,
  });
  await settle();
}

const state = (): unknown => tab.test.bus.join('reader').peek(authOneTap);
const offers = (): number => tab.operator.count(OFFER);
const question = (): Question => {
  const last = questions.at(-1);
  if (!last) throw new Error('The browser has asked nothing.');
  return last;
};
/** The person chooses an account in the browser. */
async function choose(): Promise<void> {
  question().give(TOKEN);
  await settle();
}
const isDismissed = (): boolean => browser.cookies.get('one_tap_over') !== undefined;

describe('AUT-07 the offer', () => {
  test('is for a guest who agrees to functional cookies, with the nonce of the operator', async () => {
    await start();
    expect(questions.map(({ request }) => request)).toEqual([GIVEN]);
    expect(state()).toEqual(BY_BROWSER);
  });

  test.each([
    [
      'a player',
      () => {
        publish(sessionState.name, { status: 'player', userId: 'ann-1' });
        publish(offersState.name, { mayBeOffered: true });
      },
    ],
    [
      'a visitor who is not known yet',
      () => publish(sessionState.name, { status: 'unknown', userId: '' }),
    ],
    ['a guest without consent', () => agree(false)],
    ['a guest with a dialog', () => publish(dialogsState.name, { open: 'sign-in' })],
    ['a guest whose age is asked for', () => publish(ageState.name, { isAsked: true, minAge: 18 })],
    ['a guest on the page of registration', () => goTo('/registration')],
    ['a guest on a page of networks', () => goTo('/registration/socialregistration')],
    ['a guest on a page of a mailed link', () => goTo('/user/activate?x=1')],
    ['a guest who signs in by a QR code', () => goTo('/auth-app')],
    ['a guest on a page that is blocked', () => goTo('/', 'blocked')],
    [
      'a guest before it is known whether their age is asked for',
      () => publish(configState.name, { ...SITE, age: {} }),
    ],
    [
      'a guest of a site without currencies',
      () => publish(configState.name, { ...SITE, currencies: [] }),
    ],
  ])('is not made to %s', async (_, change) => {
    change();
    await start();
    expect([offers(), questions, state()]).toEqual([0, [], NOTHING]);
  });

  test('P118 is not made where a player of the browser is excluded, until the exclusion is over', async () => {
    suppressPromotions(
      { cookies: tab.cookies, clock: tab.test.clock },
      tab.test.clock.now() / 1000 + 60,
    );
    await start();
    expect([offers(), state()]).toEqual([0, NOTHING]);
    await tab.test.clock.advance(MINUTE);
    publish(dialogsState.name, { open: null });
    await settle();
    expect(state()).toEqual(BY_BROWSER);
  });

  test.each(['/users-guide', '/line/user'])('is made on other pages, such as %s', async (path) => {
    goTo(path);
    await start();
    expect(questions).toHaveLength(1);
  });

  test('waits until everything is known that decides about it', async () => {
    tab = openTab(browser);
    tab.operator.on(OFFER, () => GIVEN);
    await start();
    const known = [
      () => publish(dialogsState.name, { open: null }),
      () => publish(sessionState.name, GUEST),
      () => agree(true),
      () => publish(configState.name, SITE),
    ];
    for (const publishIt of known) {
      publishIt();
      await settle();
      expect([offers(), tab.logged]).toEqual([0, []]);
    }
    goTo('/line');
    await settle();
    expect(state()).toEqual(BY_BROWSER);
  });

  test('waits for the agreement, and is withdrawn with it', async () => {
    agree(false);
    await start();
    agree(true);
    await settle();
    expect(state()).toEqual(BY_BROWSER);
    agree(false);
    expect([question().signal.aborted, state()]).toEqual([true, NOTHING]);
  });

  test.each([
    ['signs in', () => publish(sessionState.name, { status: 'player', userId: 'ann-1' })],
    ['opens a dialog', () => publish(dialogsState.name, { open: 'registration' })],
    ['goes to the page of registration', () => goTo('/registration')],
  ])('is gone as soon as the guest %s, and nobody is told', async (_, change) => {
    await start();
    change();
    await settle();
    expect([question().signal.aborted, state(), notices]).toEqual([true, NOTHING, []]);
    expect(isDismissed()).toBe(false);
  });

  test('comes back when the dialog is closed', async () => {
    await start();
    publish(dialogsState.name, { open: 'settings' });
    publish(dialogsState.name, { open: null });
    await settle();
    expect([questions.length, state()]).toEqual([2, BY_BROWSER]);
  });

  test('is not made beside a modal dialog of an area', async () => {
    await start({ isModalOpen: true });
    expect(offers()).toBe(0);
  });

  test('waits until the tab is seen', async () => {
    tab.page.visible$.next(false);
    await start();
    expect(offers()).toBe(0);
    tab.page.visible$.next(true);
    await settle();
    expect(questions).toHaveLength(1);
    // It is not made again with every look.
    tab.page.visible$.next(false);
    tab.page.visible$.next(true);
    await settle();
    expect(questions).toHaveLength(1);
  });

  test('is not made where the operator offers no account, and the page is told nothing', async () => {
    tab.operator.on(OFFER, () => ({ clientId: '', configURL: '', nonce: '', network: null }));
    await start();
    expect([questions, state(), notices]).toEqual([[], NOTHING, []]);
  });

  test.each([
    ['can’t be reached', offline],
    ['has had too many', () => refuse(429, 'too-many-attempts')],
  ])('is not made where the operator %s: that is logged', async (_, answer) => {
    tab.operator.on(OFFER, answer);
    await start();
    await tab.test.clock.advance(MINUTE);
    await settle();
    expect([questions, state(), notices]).toEqual([[], NOTHING, []]);
    expect(tab.logged.map(({ level, message }) => [level, message])).toEqual([
      ['warn', 'No one-tap sign-in was offered.'],
    ]);
  });
});

describe('AUT-07 once in a browser’s session', () => {
  test('a guest who chooses no account is not asked again, in another tab either', async () => {
    await start();
    question().fail(new DOMException('Error retrieving a token.', 'NetworkError'));
    await settle();
    expect([state(), notices, isDismissed()]).toEqual([NOTHING, [], true]);
    expect(browser.cookies.kept.get('one_tap_over')?.expires).toBeUndefined();
    expect(tab.logged).toEqual([expect.objectContaining({ level: 'info' })]);
    publish(dialogsState.name, { open: 'settings' });
    publish(dialogsState.name, { open: null });
    await settle();
    expect(questions).toHaveLength(1);
    openPage();
    await start();
    expect(questions).toEqual([]);
    expect(state()).toEqual(NOTHING);
  });

  test('a player who signs out is not asked to sign in again', async () => {
    publish(sessionOrigin.name, { how: 'sign-in' });
    await start();
    expect([offers(), isDismissed()]).toEqual([0, true]);
  });

  test('nor is one who has signed in by another way meanwhile', async () => {
    await start();
    publish(sessionOrigin.name, { how: 'sign-in' });
    publish(sessionState.name, { status: 'player', userId: 'ann-1' });
    publish(sessionState.name, GUEST);
    await settle();
    expect([questions.length, state()]).toEqual([1, NOTHING]);
  });

  test('that is forgotten with the agreement', async () => {
    await start();
    question().fail(new Error('closed'));
    await settle();
    agree(false);
    expect(isDismissed()).toBe(false);
  });
});

describe('AUT-07 an account that is chosen', () => {
  test('is sent as a form with language, currency and country, and its page is loaded', async () => {
    await start();
    await choose();
    const sent = tab.operator.sent.find(({ call }) => call === SIGN_IN);
    expect(sent?.headers.get('Content-Type')).toBe('application/x-www-form-urlencoded');
    expect(Object.fromEntries(new URLSearchParams(sent?.body))).toEqual({
      credential: TOKEN,
      language: 'en',
      currency: 'KZT',
      countryId: '5',
    });
    expect([loaded, returns]).toEqual([['/en'], [{ countryId: 5, currencyId: 20 }]]);
    expect([state(), notices, tab.logged]).toEqual([NOTHING, [], []]);
  });

  test('is in no message of the bus, no log line, storage or cookie', async () => {
    const recorder = record(tab.test.bus);
    tab.operator.on(SIGN_IN, () => refuse(400, 'network-failed'));
    await start();
    await choose();
    const places = [
      recorder.stop(),
      tab.logged.map(({ message, facts }) => [message, String(facts), facts]),
      [...tab.kept],
      [...tab.cookies.kept],
    ];
    expect(JSON.stringify(places)).toContain('auth.oneTap');
    expect(JSON.stringify(places)).not.toContain(TOKEN);
  });

  test.each(['https://evil.test/', '//evil.test', 'javascript:alert(1)', 'en'])(
    'leads to a page of this site alone, not to %s',
    async (redirectUrl) => {
      tab.operator.on(SIGN_IN, () => ({ redirectUrl }));
      await start();
      await choose();
      expect(loaded).toEqual(['/en']);
      expect(tab.logged).toEqual([expect.objectContaining({ level: 'error' })]);
    },
  );

  test.each(['/..//evil.test', '/\\evil.test', '//..//evil.test/x'])(
    'is not led off the site by %s',
    async (redirectUrl) => {
      tab.operator.on(SIGN_IN, () => ({ redirectUrl }));
      await start();
      await choose();
      expect(loaded).toHaveLength(1);
      expect(new URL(loaded[0] ?? '', 'https://site.test').origin).toBe('https://site.test');
    },
  );

  test('is sent once, and a dialog that opens meanwhile does not end it', async () => {
    const answer = held();
    tab.operator.on(SIGN_IN, () => answer.promise);
    await start();
    await choose();
    publish(dialogsState.name, { open: 'settings' });
    answer.give({ redirectUrl: '/ru' });
    await settle();
    expect([tab.operator.count(SIGN_IN), loaded]).toEqual([1, ['/ru']]);
  });

  test.each([
    ['the operator’s words', () => refuse(403, 'self-excluded', 'Until 3 May.'), 'Until 3 May.'],
    ['words of the site', offline, 'oneTap.failedText'],
    ['words of the site', () => refuse(500, 'broken', 'Stack'), 'oneTap.failedText'],
  ])('that is refused is told to the person in %s', async (_, answer, text) => {
    tab.operator.on(SIGN_IN, answer);
    await start();
    await choose();
    await tab.test.clock.advance(MINUTE);
    await settle();
    expect(notices).toEqual([{ kind: 'error', title: 'oneTap.failed', text }]);
    expect([loaded, returns]).toEqual([[], []]);
    expect(tab.logged).toEqual([expect.objectContaining({ level: 'warn' })]);
  });

  test('P118 that is refused to an excluded player has guests of the browser offered nothing', async () => {
    const details = { endsAt: null, selfExcludeReason: null };
    tab.operator.on(SIGN_IN, () =>
      Response.json({ error: { code: 'self-excluded', message: 'No.', details } }, { status: 403 }),
    );
    await start();
    await choose();
    expect(
      mayOffer(tab.test.bus.join('reader'), { cookies: tab.cookies, clock: tab.test.clock }),
    ).toBe(false);
  });

  test('opens the transfer of an account that moves', async () => {
    const error = { code: 'account-moves', message: 'It moves.', details: { transferId: 't-1' } };
    tab.operator.on(SIGN_IN, () => Response.json({ error }, { status: 403 }));
    await start();
    await choose();
    expect(opened).toEqual([{ name: 'transfer-user', args: { id: 't-1' } }]);
    expect(notices).toEqual([]);
  });

  test('is logged where the person can not be told that it was refused', async () => {
    tab = openTab(browser);
    tab.operator.on(OFFER, () => GIVEN);
    tab.operator.on(SIGN_IN, () => refuse(400, 'network-failed'));
    goTo('/line');
    publish(dialogsState.name, { open: null });
    publish(configState.name, SITE);
    publish(sessionState.name, GUEST);
    agree(true);
    await start();
    await choose();
    await tab.test.clock.advance(MINUTE);
    expect(tab.logged.map(({ level }) => level)).toEqual(['warn', 'error']);
  });

  test('says nothing where the person has signed in in another tab', async () => {
    tab.operator.on(SIGN_IN, () => refuse(409, 'signed-in-already'));
    await start();
    await choose();
    expect([notices, loaded]).toEqual([[], []]);
  });
});

describe('AUT-07 in a browser without accounts of networks', () => {
  test('a card is shown once it is fetched, until it is closed', async () => {
    const card = held<undefined>();
    await start({ isSupported: false, loadCard: async () => card.promise });
    expect(state()).toEqual(NOTHING);
    card.give(undefined);
    await settle();
    expect(state()).toEqual({ ...BY_BROWSER, card: NETWORK });
    await tab.test.bus.join('shell').send(authOneTapClose, {});
    expect([state(), isDismissed()]).toEqual([NOTHING, true]);
    const before = tab.test.messages.filter(({ name }) => name === authOneTap.name).length;
    await tab.test.bus.join('area').send(authOneTapClose, {});
    publish(dialogsState.name, { open: 'settings' });
    await settle();
    const published = tab.test.messages.filter(({ name }) => name === authOneTap.name);
    expect(published).toHaveLength(before);
  });

  test('it goes with a dialog and comes back', async () => {
    await start({ isSupported: false });
    publish(dialogsState.name, { open: 'sign-in' });
    expect(state()).toEqual(NOTHING);
    publish(dialogsState.name, { open: null });
    await settle();
    expect([state(), questions]).toEqual([{ ...BY_BROWSER, card: NETWORK }, []]);
  });

  test('nothing is offered where the card can’t be fetched, or the operator names no network', async () => {
    await start({ isSupported: false, loadCard: async () => Promise.reject(new Error('offline')) });
    expect([state(), tab.logged.length]).toEqual([NOTHING, 1]);
    openPage();
    tab.operator.on(OFFER, () => ({ ...GIVEN, network: null }));
    await start({ isSupported: false });
    expect([state(), cards]).toEqual([NOTHING, 0]);
  });
});
