import { randomUUID } from 'node:crypto';
import { gameBalance, gameRest, gameSetup } from '@grandstand/bus-contracts/game-frame';
import { withNonce } from '@grandstand/bus-contracts/port';
import type { Browser, BrowserContext, Page, Response } from 'playwright';
import type { GamePage } from './bench';
import type { Attempt, FrameAnswer, FrameFacts, FrameMessage } from './frame-facts';

/** A page in a frame as the site shows it. */
export interface FramedPage extends GamePage {
  readonly facts: FrameFacts;
  /** Has the game rest, or go on. */
  rest(reason: 'reality-check' | null): Promise<void>;
}

export interface FrameOptions {
  readonly browser: Pick<Browser, 'newContext'>;
  readonly siteOrigin: string;
  /** The provider's address, without the code. */
  readonly address: string;
  /** The name of the button that begins a round, or a part of it. */
  readonly press: string;
  /** The name of the button that plays a free spin; null: the game has none. */
  readonly freeSpin: string | null;
  readonly now: () => number;
}

/** Calls of the page to this program. */
const REPORT = 'reportToProviderCheck';
const PRESS_WITHIN = 15_000;
const stateOf = ({ name, version }: { name: string; version: number }, value: unknown) => [
  `${name}@${version}`,
  value,
];
const SETUP = { language: 'en', theme: 'dark', isMotionReduced: true, isMuted: true, mode: 'real' };

type Report =
  | { readonly kind: 'attempt'; readonly what: Attempt }
  | { readonly kind: 'greeting'; readonly isRight: boolean }
  | { readonly kind: 'message'; readonly data: unknown };

/** Opens a provider's page in a frame. */
export async function openFramed(options: FrameOptions, code: string): Promise<FramedPage> {
  const { browser, siteOrigin, press, freeSpin, now } = options;
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const seen = await watch(context, siteOrigin, now);
  const page = await context.newPage();
  await page.goto(siteOrigin);
  const nonce = randomUUID();
  const launched = new URL(options.address);
  launched.searchParams.set('code', code);
  launched.searchParams.set('lang', 'en');
  await page.evaluate(embed, {
    address: withNonce(launched.href, nonce),
    nonce,
    reporter: REPORT,
    states: Object.fromEntries([
      stateOf(gameSetup, SETUP),
      stateOf(gameBalance, { money: 10_000, iso: 'EUR', scale: 2 }),
      stateOf(gameRest, { reason: null }),
    ]) as Record<string, unknown>,
  });
  const pressOn = async (name: string): Promise<boolean> =>
    page
      .frameLocator('iframe')
      .getByRole('button', { name })
      .first()
      .click({ timeout: PRESS_WITHIN })
      .then(
        () => true,
        () => false,
      );
  return {
    facts: seen.facts,
    received: () => seen.texts,
    press: async () => pressOn(press),
    pressFree: async () => freeSpin !== null && pressOn(freeSpin),
    async rest(reason) {
      const contract = `${gameRest.name}@${gameRest.version}`;
      await page.evaluate(post, { type: 'message', contract, payload: { reason } });
    },
    close: async () => context.close(),
  };
}

/** Keeps what pages of a browser are answered, try and say. */
async function watch(context: BrowserContext, siteOrigin: string, now: () => number) {
  const answers: FrameAnswer[] = [];
  const failed: string[] = [];
  const attempts = new Set<Attempt>();
  const greetings = { right: 0, wrong: 0 };
  const messages: FrameMessage[] = [];
  const texts: string[] = [];

  await context.exposeBinding(REPORT, (_source, report: Report) => {
    if (report.kind === 'attempt') attempts.add(report.what);
    else if (report.kind === 'greeting') greetings[report.isRight ? 'right' : 'wrong'] += 1;
    else messages.push({ data: report.data, at: now() });
  });
  await context.addInitScript(watchAttempts, REPORT);
  const isOfSite = (url: string): boolean => new URL(url).origin === siteOrigin;
  const take = async (response: Response): Promise<void> => {
    const url = response.url();
    if (isOfSite(url)) return;
    const headers = await response.allHeaders();
    const type = response.request().resourceType();
    answers.push({ url, type, status: response.status(), headers });
    texts.push(await response.text());
  };
  // A body is gone with its page.
  context.on('response', (response) => void take(response).catch(() => {}));
  context.on('requestfailed', (request) => {
    const { errorText = '' } = request.failure() ?? {};
    if (errorText !== 'net::ERR_ABORTED') failed.push(new URL(request.url()).pathname);
  });
  // The frame may ask for another page of the site's window, so that it is seen to do so; it gets none.
  await context.route('**/*', async (route, request) => {
    const isMove = request.isNavigationRequest() && request.frame().parentFrame() === null;
    if (!isMove || isFirst(request.frame().page(), siteOrigin)) return route.continue();
    attempts.add('page');
    // An answer without content leaves the page as it is.
    return route.fulfill({ status: 204 });
  });
  const facts: FrameFacts = { answers, failed, attempts, greetings, messages };
  return { facts, texts };
}

/** Whether a page has yet to open the site. */
function isFirst(page: Page, siteOrigin: string): boolean {
  return !page.url().startsWith(siteOrigin);
}

interface Embedded {
  readonly address: string;
  readonly nonce: string;
  readonly reporter: string;
  readonly states: Record<string, unknown>;
}

/* The functions below run in the browser: they use nothing from outside themselves. */

/** Shows a game as the site does, and hands it a port. */
function embed({ address, nonce, reporter, states }: Embedded): void {
  const report = (fact: unknown): void => Reflect.get(globalThis, reporter)(fact);
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts allow-top-navigation');
  frame.allow = 'autoplay; fullscreen';
  frame.referrerPolicy = 'no-referrer';
  frame.style.cssText = 'width:100%;height:90vh;border:0';
  addEventListener('message', ({ source, data }) => {
    const game = frame.contentWindow;
    if (source !== game || game === null) return;
    const hello = Object(data);
    const isRight =
      hello.type === 'grandstand-hello' && hello.version === 1 && hello.nonce === nonce;
    report({ kind: 'greeting', isRight });
    if (!isRight) return;
    const { port1, port2 } = new MessageChannel();
    Reflect.set(globalThis, 'checkPort', port1);
    port1.addEventListener('message', (event) => {
      report({ kind: 'message', data: event.data as unknown });
      const { type, call } = Object(event.data);
      if (type === 'send') port1.postMessage({ type: 'answer', call, answer: {} });
    });
    port1.start();
    port1.postMessage({ type: 'welcome', states });
    game.postMessage({ type: 'grandstand-port' }, { targetOrigin: '*', transfer: [port2] });
  });
  frame.src = address;
  document.body.append(frame);
}

function post(message: unknown): void {
  const port = Reflect.get(globalThis, 'checkPort') as MessagePort | undefined;
  port?.postMessage(message);
}

/** Reports what a page in a frame tries to use. */
function watchAttempts(reporter: string): void {
  if (window === window.top) return;
  const report = (what: string): void => {
    Reflect.get(globalThis, reporter)({ kind: 'attempt', what });
  };
  const forbid = (target: object, name: string, what: string): void => {
    const refuse = (): never => {
      report(what);
      throw new DOMException('A game has no such thing.', 'SecurityError');
    };
    Object.defineProperty(target, name, { get: refuse, set: refuse, configurable: true });
  };
  forbid(Document.prototype, 'cookie', 'cookies');
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
    forbid(globalThis, name, 'storage');
  }
  globalThis.open = () => {
    report('window');
    return null;
  };
}
