import { Refusal, sessionSignedOut } from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import {
  captchaAnother,
  captchaAnswer,
  captchaCancel,
  captchaSolve,
  captchaState,
} from '@grandstand/bus-contracts/shell';
import type { CaptchaState } from '@grandstand/bus-contracts/shell';
import { filter, skip, Subscription } from 'rxjs';
import { HttpError } from '../../api';
import type { ApiClient } from '../../api';
import { captchaGetTime, captchaUpdate, captchaValidate } from '../../api/endpoints/captcha';
import type { CaptchaPicture } from '../../api/endpoints/captcha';
import { createNewest } from '../shared/newest';
import type { Log, PageEvents, Service, SteadyClock } from '../ports';
import { longestSince, momentOf } from '../time/elapsed';
import type { Moment } from '../time/elapsed';

/** So long what proves that a captcha was solved serves the calls that meet one as well. */
const SHARED_MS = 30_000;
/** No picture is replaced sooner, whatever the operator says of its time. */
const SHORTEST_MS = 1000;
/** What the operator says of an answer to a picture that is no longer to be answered. */
const EXPIRED = 'captcha-expired';

type Open = NonNullable<CaptchaState>;
type Problem = Open['problem'];

/** The captcha that stands open, and the calls that wait for it. */
interface Flow {
  readonly code: number;
  readonly solved: Promise<string>;
  readonly solve: (proof: string) => void;
  readonly cancel: () => void;
  /** Aborted when it is over. */
  readonly signal: AbortSignal;
  picture: CaptchaPicture | null;
}

export interface CaptchaPorts {
  readonly bus: ShellHandle;
  readonly clock: SteadyClock;
  readonly api: ApiClient;
  readonly page: Pick<PageEvents, 'visible$'>;
  readonly log: Log;
}

/** Lets the player solve a captcha: one for all calls that meet one meanwhile. */
export function createCaptcha({ bus, clock, api, page, log }: CaptchaPorts): Service {
  const newest = createNewest();
  const subscriptions = new Subscription();
  let state: CaptchaState = null;
  let flow: Flow | null = null;
  let shared: { proof: string; since: Moment } | null = null;
  let cancelExpiry = (): void => {};

  function show(next: CaptchaState): void {
    state = next;
    bus.publish(captchaState, state);
  }

  function change(part: Partial<Open>): void {
    if (state) show({ ...state, ...part });
  }

  function begin(code: number): Flow {
    const over = new AbortController();
    const end = (settle: () => void): void => {
      over.abort();
      cancelExpiry();
      newest.forget();
      flow = null;
      show(null);
      settle();
    };
    let [solve, cancel]: [Flow['solve'], Flow['cancel']] = [() => {}, () => {}];
    const solved = new Promise<string>((resolve, reject) => {
      solve = (proof) => end(() => resolve(proof));
      cancel = () => end(() => reject(new Refusal('cancelled')));
    });
    const mine: Flow = { code, solved, solve, cancel, signal: over.signal, picture: null };
    flow = mine;
    show({ image: null, question: null, isChecking: false, problem: null });
    void load(mine, null);
    return mine;
  }

  /** Takes another picture in the place of the present one; `problem` says why that one went. */
  async function load(mine: Flow, problem: Problem): Promise<void> {
    const number = newest.begin();
    cancelExpiry();
    mine.picture = null;
    change({ image: null, question: null, isChecking: false, problem });
    try {
      const picture = await api.call(captchaUpdate, { code: mine.code }, mine);
      if (flow !== mine || !newest.isLatest(number)) return;
      mine.picture = picture;
      change({ image: picture.image, question: picture.question });
      void watch(mine, picture);
    } catch (error) {
      if (flow !== mine || !newest.isLatest(number)) return;
      log('warn', 'No captcha could be had.', error);
      change({ problem: 'unavailable' });
    }
  }

  /** Has a picture replaced when its time is over. */
  async function watch(mine: Flow, picture: CaptchaPicture): Promise<void> {
    try {
      const { secondsLeft } = await api.call(captchaGetTime, { id: picture.id }, mine);
      if (flow !== mine || mine.picture !== picture) return;
      cancelExpiry();
      const left = Math.max(secondsLeft * 1000, SHORTEST_MS);
      cancelExpiry = clock.after(left, () => {
        // An answer under way is answered by the operator.
        if (state?.isChecking === false) void load(mine, 'expired');
      });
    } catch (error) {
      if (flow !== mine) return;
      // Then the operator says so when the picture is answered.
      log('info', 'The time of a captcha is not known.', error);
    }
  }

  async function check(mine: Flow, picture: CaptchaPicture, text: string): Promise<boolean> {
    change({ isChecking: true, problem: null });
    try {
      const { solved } = await api.call(captchaValidate, { id: picture.id, text }, mine);
      if (flow !== mine) return false;
      shared = { proof: solved, since: momentOf(clock) };
      mine.solve(solved);
      return true;
    } catch (error) {
      if (flow !== mine) return false;
      if (error instanceof HttpError && error.status < 500) {
        await load(mine, error.code === EXPIRED ? 'expired' : 'wrong');
      } else {
        change({ isChecking: false, problem: 'unavailable' });
      }
      return false;
    }
  }

  bus.publish(captchaState, state);
  bus.handle(captchaSolve, async ({ code }) => {
    if (shared && longestSince(clock, shared.since) < SHARED_MS) return { solved: shared.proof };
    return { solved: await (flow ?? begin(code)).solved };
  });
  bus.handle(captchaAnswer, async ({ text }) => {
    const picture = flow?.picture;
    if (!flow || !picture || state?.isChecking !== false) return { isSolved: false };
    return { isSolved: await check(flow, picture, text) };
  });
  bus.handle(captchaAnother, async () => {
    if (flow && state?.isChecking === false) await load(flow, null);
    return {};
  });
  bus.handle(captchaCancel, () => {
    flow?.cancel();
    return {};
  });
  // A proof is of who gave it; calls of a player who has gone wait for nothing.
  bus.on(sessionSignedOut, ({ reason }) => {
    shared = null;
    if (reason !== 'start') flow?.cancel();
  });
  // Timers of a page that slept are late.
  subscriptions.add(
    page.visible$.pipe(skip(1), filter(Boolean)).subscribe(() => {
      if (flow?.picture) void watch(flow, flow.picture);
    }),
  );

  return {
    stop() {
      flow?.cancel();
      subscriptions.unsubscribe();
      bus.dispose();
    },
  };
}
