import type { APIRequestContext } from 'playwright/test';

/** A match that a test made for itself. */
export interface MadeGame {
  readonly id: number;
  readonly home: string;
  readonly away: string;
  /** The name of its region: "Home – Away". */
  readonly title: string;
  /** The outcome of a home win; its price does not change. */
  readonly homeWin: string;
  /** The path of its page, without the language. */
  readonly path: string;
}

export interface MadeGames {
  readonly games: readonly MadeGame[];
  /** A list of these matches alone. */
  readonly path: string;
}

/** An offer that a test made to buy a line of. */
export interface MadeOffer {
  readonly id: number;
  readonly ref: string;
}

/** Makes things happen at the operator; docs/qa.md describes the calls. */
export interface SandboxControl {
  /** Football matches, one for each price of the home side's win; no other test uses them. */
  makeGames(coefs: readonly number[]): Promise<MadeGames>;
  /** A game of a sport and a championship: "cs2", "steel-masters". Its path is that of cyber-sport. */
  makeCyberGame(sport: string, champ: string): Promise<{ id: number; title: string; path: string }>;
  /** Kicks a game off now. */
  start(gameId: number): Promise<void>;
  /** Sets the score of a game in play. */
  score(gameId: number, score: { home: number; away: number }): Promise<void>;
  /** Ends a game with this score; its bets are settled. */
  finish(gameId: number, score: { home: number; away: number }): Promise<void>;
  /** Ends a game without a score: stakes go back. */
  callOff(gameId: number): Promise<void>;
  setPrice(outcomeId: string, coef: number): Promise<void>;
  suspend(outcomeId: string): Promise<void>;
  resume(outcomeId: string): Promise<void>;
  /** Takes an outcome in singles alone. */
  banFromExpress(outcomeId: string): Promise<void>;
  deposit(login: string, amount: number): Promise<void>;
  /** A code for a free bet of an initial stake, for this player alone. */
  makeFreeBet(login: string, code: string): Promise<void>;
  /** What the player may not bet on. */
  setSports(
    login: string,
    rules: {
      disallowLine?: readonly number[];
      disallowLive?: readonly number[];
      isCCLine?: boolean;
      isCClive?: boolean;
    },
  ): Promise<void>;
  /** The operator's data of a player: a hidden balance, unread messages. */
  setUserConfig(
    login: string,
    change: { user_hide_balance?: boolean; user_msg_count?: number },
  ): Promise<void>;
  /** Changes the terms for this player, who has not agreed to them yet. */
  changeTerms(login: string): Promise<void>;
  setLimit(login: string, limitType: number, limitValue: number): Promise<void>;
  /** A self-exclusion that is over at once: the player is signed out, and has not said yet that they want to play again. */
  endExclusion(login: string): Promise<void>;
  /** 0: no ban. */
  ban(login: string, level: number): Promise<void>;
  appeal(login: string, appeal: { text: string; status: string; answer: string }): Promise<void>;
  /** Shuts everybody out of a page, by its path without the language. */
  block(path: string, reason: number): Promise<void>;
  /** Leads from a page to an address, or to the page of a reason. */
  redirect(path: string, to: { to: string } | { reason: number }): Promise<void>;
  clearRedirects(): Promise<void>;
  /** The pending change of a limit can be confirmed now. */
  ripenLimit(login: string, limitType: number): Promise<void>;
  /** The answers that pass the test before a limit goes. */
  rightAnswers(): Promise<readonly { questionId: number; answerId: number }[]>;
  /** So many seconds are left of the session limit. */
  leaveOfSession(login: string, seconds: number): Promise<void>;
  /** Waits at a place's beginning, its middle or its end; the next call of any test meets it. */
  slowPlacing(at: 'before' | 'booked' | 'done', delay: number): Promise<void>;
  /** The next bet on a slot wins the jackpot: `grand`, `must-drop` or `daily`. */
  dropNext(jackpot: string): Promise<void>;
  /** Stops the next calls that are marked so until they bring a captcha (100, 111 to 113) or a fingerprint (110). */
  demand(code: number, path: string, mark: string): Promise<void>;
  /** The operator forgets all devices; only calls that must carry a fingerprint are affected. */
  forgetFingerprints(): Promise<void>;
  /** The agreements of visitors, and the counted events. */
  consent(): Promise<ConsentFacts>;
  /** The answer to a picture. */
  captcha(id: string): Promise<{ text: string; sum: number }>;
  /** The code that was sent in a flow. */
  codeOf(flowId: string): Promise<string>;
  /** Gives a player a mail address or a phone number. */
  setContacts(login: string, contacts: { mail?: string; phone?: string }): Promise<void>;
  /** Sends a player a mail or SMS with a link, and returns its token; "" where the player wants no such message. */
  makeLink(
    login: string,
    link:
      | { kind: 'verify' | 'activatefast'; mail: string }
      | { kind: 'newsletter'; channel: 'mail' | 'sms' },
  ): Promise<string>;
  /** The last message to an address. */
  messageTo(address: string): Promise<string>;
  /** What each message to an address is about, and its language; the newest first. */
  messagesTo(address: string): Promise<readonly { template: string; language: string }[]>;
  /** Makes a player's account one that moves, by the number; returns the flow of its last code, "" before. */
  moveAccount(login: string, phone?: string): Promise<string>;
  /** Lets a player sign in by two steps from now on. */
  setTwoStepOn(login: string): Promise<TwoStepKeys>;
  /** The token of a link that signs in. */
  signInToken(login: string): Promise<string>;
  /** Lets no player sign in with an account of a network any more. */
  forgetNetwork(network: string): Promise<void>;
  /** The number of bets of a refId. */
  placements(refId: string): Promise<number>;
  /** A lotto ticket to buy, in euros. */
  makeOffer(offer: { title: string; price: number }): Promise<MadeOffer>;
  /** A round of two dice, drawn with the player's seeds. */
  throwDice(login: string, refId: string): Promise<void>;
  /** What the player's next try of a bonus game draws, by the order of its draws. */
  nextBonus(login: string, game: string, results: readonly number[][]): Promise<void>;
  /** What the draws of the player's next rounds of games for money are. */
  nextRounds(login: string, rounds: readonly (readonly number[][])[]): Promise<void>;
  /** The money in an offer's pool. */
  poolOf(offer: MadeOffer): Promise<number>;
}

/** What a player needs for the second step of a sign-in. */
export interface TwoStepKeys {
  /** For an authenticator app. */
  readonly secret: string;
  /** Each is taken once. */
  readonly recoveryCodes: readonly string[];
}

/** The operator's data of visitors' consent. */
export interface ConsentFacts {
  readonly agreements: readonly { cookiesAgreeTime: number; cookiesAgreeType: number }[];
  readonly analytics: {
    /** All calls of analytics. */
    readonly calls: number;
    readonly batches: readonly { visitor: string; events: readonly Record<string, unknown>[] }[];
  };
}

export function createSandboxControl(request: APIRequestContext, origin: string): SandboxControl {
  const call = async (path: string, data?: unknown): Promise<unknown> => {
    const url = `${origin}/sandbox/v1${path}`;
    const headers = { 'X-Requested-With': 'XMLHttpRequest' };
    const answer = await (data === undefined
      ? request.get(url, { headers })
      : request.post(url, { data, headers }));
    if (!answer.ok())
      throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
    return answer.json();
  };
  const post = async (path: string, data: unknown): Promise<void> => {
    await call(path, data);
  };
  const setPrice = (id: string, coef: number): Promise<void> =>
    post('/outcomes/price', { id, coef });

  const makeGame = async (word: string, place: number, coef: number): Promise<MadeGame> => {
    const [home, away] = [`${word} ${place} United`, `${word} ${place} City`];
    const body = { sport: 'football', home, away, startsIn: 3600 + 60 * place };
    const { game } = (await call('/games', body)) as {
      game: { id: number; slug: string; sport: { slug: string }; champ: { slug: string } };
    };
    const homeWin = `${game.id}:1`;
    await setPrice(homeWin, coef);
    const path = `/line/${game.sport.slug}/${game.champ.slug}/${game.slug}`;
    return { id: game.id, home, away, title: `${home} – ${away}`, homeWin, path };
  };

  return {
    makeGames: async (coefs) => {
      // A search for the word finds these matches and no others.
      const word = `Q${crypto.randomUUID().slice(0, 8)}`;
      const games = await Promise.all(coefs.map((coef, place) => makeGame(word, place + 1, coef)));
      return { games, path: `/en/line?search=${word}` };
    },
    makeCyberGame: async (sport, champ) => {
      const word = `Q${crypto.randomUUID().slice(0, 8)}`;
      const [home, away] = [`${word} Foxes`, `${word} Owls`];
      const { game } = (await call('/games', { sport, champ, home, away, startsIn: 3600 })) as {
        game: { id: number; slug: string };
      };
      const path = `/cyber/real/${sport}/${champ}/${game.slug}`;
      return { id: game.id, title: `${home} – ${away}`, path };
    },
    codeOf: async (flowId) => {
      const { code } = (await call('/challenges', { flowId })) as { code: string };
      return code;
    },
    setContacts: (login, contacts) => post(`/players/${login}/contacts`, contacts),
    makeLink: async (login, link) => {
      const { token } = (await call(`/players/${login}/links`, link)) as { token: string | null };
      return token ?? '';
    },
    messageTo: async (address) => {
      const list = await call(`/outbox?to=${encodeURIComponent(address)}`);
      const { messages } = list as { messages: { text: string }[] };
      return messages[0]?.text ?? '';
    },
    messagesTo: async (address) => {
      const list = await call(`/outbox?to=${encodeURIComponent(address)}`);
      const { messages } = list as { messages: { template: string; language: string }[] };
      return messages.map(({ template, language }) => ({ template, language }));
    },
    forgetNetwork: (network) => post(`/networks/${network}/forget`, {}),
    moveAccount: async (login, phone) => {
      const body = { login, ...(phone !== undefined && { phone }) };
      const { flowId } = (await call('/transfers', body)) as { flowId: string | null };
      return flowId ?? '';
    },
    dropNext: (name) => post('/jackpots', { name, isNear: true }),
    setTwoStepOn: async (login) =>
      (await call(`/players/${login}/two-step`, { isOn: true })) as TwoStepKeys,
    signInToken: async (login) => {
      const { token } = (await call(`/players/${login}/sign-in-link`, {})) as { token: string };
      return token;
    },
    start: (gameId) => post(`/games/${gameId}/start`, {}),
    score: (gameId, score) => post(`/games/${gameId}/score`, score),
    finish: (gameId, score) => post(`/games/${gameId}/finish`, score),
    callOff: (gameId) => post(`/games/${gameId}/finish`, { isVoid: true }),
    setPrice,
    suspend: (id) => post('/outcomes/suspend', { id }),
    resume: (id) => post('/outcomes/resume', { id }),
    banFromExpress: (id) => post('/bans', { id, isBannedExpress: true }),
    deposit: (login, amount) => post(`/players/${login}/deposit`, { amount }),
    makeFreeBet: (login, code) => post('/promo-codes', { code, freeStakes: 1, login }),
    setUserConfig: (login, change) => post(`/players/${login}/user-config`, change),
    setSports: (login, rules) => post(`/players/${login}/sports`, rules),
    changeTerms: (login) => post(`/players/${login}/terms`, {}),
    ban: (login, level) => post(`/players/${login}/ban`, { level }),
    appeal: (login, appeal) => post(`/players/${login}/appeals`, appeal),
    block: (path, reason) => post('/blocks', { path, reason }),
    redirect: (path, to) => post('/redirects', { path, ...to }),
    clearRedirects: async () => {
      await request.delete(`${origin}/sandbox/v1/redirects`, {
        data: {},
        headers: { 'Content-Type': 'application/json' },
      });
    },
    setLimit: (login, limitType, limitValue) =>
      post(`/players/${login}/limits`, { limitType, limitValue }),
    endExclusion: (login) =>
      post(`/players/${login}/limits`, { limitType: 30, limitValue: 1, endsIn: 0 }),
    leaveOfSession: (login, seconds) => post(`/players/${login}/session-balance`, { seconds }),
    ripenLimit: (login, limitType) => post(`/players/${login}/limits/ripen`, { limitType }),
    rightAnswers: async () => {
      const { rightAnswers } = (await call('/limit-rules')) as {
        rightAnswers: { questionId: number; answerId: number }[];
      };
      return rightAnswers;
    },
    slowPlacing: (at, delay) =>
      post('/faults', { method: 'POST', path: '/web-api/coupon/place', kind: 'slow', at, delay }),
    demand: (code, path, only) => post('/demands', { code, path, only }),
    forgetFingerprints: () => post('/fingerprints/forget', {}),
    consent: async () => (await call('/consent')) as ConsentFacts,
    captcha: async (id) => {
      const { captchas } = (await call('/captchas')) as {
        captchas: { id: string; text: string; sum: number }[];
      };
      const found = captchas.find((captcha) => captcha.id === id);
      if (!found) throw new Error(`The operator knows no captcha ${id}.`);
      return found;
    },
    makeOffer: async (offer) => (await call('/offers', { kind: 'lotto', ...offer })) as MadeOffer,
    poolOf: async ({ id }) => ((await call(`/offers/${id}`)) as { pool: number }).pool,
    throwDice: (login, refId) => post(`/players/${login}/dice`, { refId }),
    nextBonus: (login, game, results) => post(`/players/${login}/next-bonus`, { game, results }),
    nextRounds: (login, rounds) => post(`/players/${login}/results`, { rounds }),
    placements: async (refId) => {
      const { count } = (await call(`/placements/${refId}`)) as { count: number };
      return count;
    },
  };
}
