import { createVirtualClock, settle } from '@grandstand/bus-contracts/testing';
import type { WalletCall } from '@grandstand/bus-contracts/domain/wallet';
import { LANGUAGES, languageTag } from '@grandstand/bus-contracts/domain';
import { describe, expect, it } from 'vitest';
import { createGames } from '../../../src/outside/games';
import { tableHash } from '../../../src/outside/games/maths/table-hash';
import type { PlayData, RoundAnswer } from '../../../src/outside/games/play-data';
import { winIdOf } from '../../../src/outside/games/rounds/desk';
import { isShared, TITLES } from '../../../src/outside/games/titles';
import type { Title } from '../../../src/outside/games/titles';
import { draw, fakeWallet } from './fake-wallet';

const ORIGIN = 'http://127.0.0.1:3002';
const SITE = 'http://localhost:3000';
const CODE = 'a-code-of-twenty-letters';

const titleOf = (slug: string): Title => {
  const title = TITLES.find((one) => one.slug === slug);
  if (!title) throw new Error(`There is no title "${slug}".`);
  return title;
};

type Options = Partial<Parameters<typeof fakeWallet>[0]> & { readonly gameCode: string };

/** A program in front of a fake operator, and a page of a game. */
async function open(options: Options) {
  const clock = createVirtualClock();
  const wallet = fakeWallet({ now: () => clock.now(), ...options });
  const { app } = createGames({
    origin: ORIGIN,
    siteOrigin: SITE,
    operatorOrigin: SITE,
    secret: 'one',
    version: 'build-1',
    files: {
      script: '/files/play.js',
      broadcast: '/files/broadcast.js',
      styles: ['/files/play.css'],
      mount: () => {},
    },
    clock,
    fetch: wallet.fetch,
  });
  return openPage({ app, clock, wallet });
}

async function openPage({
  app,
  clock,
  wallet,
}: {
  readonly app: ReturnType<typeof createGames>['app'];
  readonly clock: ReturnType<typeof createVirtualClock>;
  readonly wallet: ReturnType<typeof fakeWallet>;
}) {
  const page = await app.request(`${ORIGIN}/play?code=${CODE}&lang=az`);
  const html = await page.text();
  const json = /<script type="application\/json" id="play-data">(.*)<\/script>/.exec(html)?.[1];
  const data = JSON.parse(json ?? 'null') as PlayData;
  const post = async (call: string, body: object, session = data.session) =>
    app.request(`${ORIGIN}/play-api/${call}`, {
      method: 'POST',
      headers: { 'X-Play-Session': session, Origin: 'null' },
      body: JSON.stringify(body),
    });
  const ask = async (call: string, body: object) =>
    (await (await post(call, body)).json()) as RoundAnswer & { error?: { code: string } };
  return {
    app,
    clock,
    wallet,
    page,
    html,
    data,
    post,
    begin: async (choice: object, unit: number) => ask('round', { choice, unit }),
    move: async ({ roundId }: { roundId: string }, move: string) => ask('move', { roundId, move }),
  };
}

/** What a promise resolves with once a call has been sent and the clock has gone on. */
async function after<T>(
  { clock, wallet }: Pick<Awaited<ReturnType<typeof openPage>>, 'clock' | 'wallet'>,
  call: WalletCall,
  ms: number,
  promise: Promise<T>,
): Promise<T> {
  await expect.poll(() => wallet.calls()).toContain(call);
  await clock.advance(ms);
  return promise;
}

describe('a round', () => {
  it('is bet with all its draws, and pays and closes as its rules say', async () => {
    const { begin, wallet, data } = await open({ gameCode: 'dice' });
    const { rules, table } = titleOf('dice');
    const choice = { pays: 200, side: 'low' };
    const { results } = await draw('dice', [...rules.draws(choice)], 0);
    const won = rules.returned(rules.begin(choice, results)) / 100;
    const answer = await begin(choice, 100);
    expect(answer).toMatchObject({ staked: 100, returned: won, moves: [], isPaying: false });
    expect(answer.balance).toBe(100_000 - 100 + won);
    const bet = wallet.bodyOf('bet');
    expect(bet).toMatchObject({ amount: 100, draws: rules.draws(choice), gameCode: 'dice' });
    expect(bet['tableHash']).toBe(tableHash(table));
    expect(data.tableHash).toBe(bet['tableHash']);
    expect(wallet.bodyOf('close-round')).toMatchObject({ staked: 100, won });
    const wins = wallet.sent.filter(({ call }) => call === 'win').map(({ body }) => body['amount']);
    expect(wins).toEqual(won > 0 ? [won] : []);
  });

  it('P113 returns to the minor unit what its rules return, in every title and for 5 rounds each', async () => {
    for (const { slug, rules, usual, stake } of TITLES.filter((title) => !isShared(title))) {
      const { begin, move, wallet, clock } = await open({ gameCode: slug });
      const unit = stake.min * 3;
      for (let nonce = 0; nonce < 5; nonce += 1) {
        const { results } = await draw(slug, [...rules.draws(usual.choice)], nonce);
        let state = rules.begin(usual.choice, results);
        let answer = await begin(usual.choice, unit);
        for (let step = 0; answer.moves.length > 0; step += 1) {
          const [next = ''] = answer.moves;
          const isLast = step >= usual.steps && answer.moves.includes('stop');
          state = rules.move(state, isLast ? 'stop' : next);
          answer = await move(answer, isLast ? 'stop' : next);
        }
        expect(answer.view).toEqual(rules.publicView(state));
        expect(answer.returned).toBe((unit * rules.returned(state)) / 10_000);
        await clock.advance(5000);
      }
      expect(wallet.sent.filter(({ call }) => call === 'close-round')).toHaveLength(5);
    }
  });

  it('is refused beyond the bounds, between the steps, and with a wrong choice, before the operator hears of it', async () => {
    const { begin, wallet, post } = await open({ gameCode: 'dice', stake: { min: 30, max: 200 } });
    const choice = { pays: 200, side: 'low' };
    const code = async (...call: Parameters<typeof begin>) => (await begin(...call)).error?.code;
    expect(await code(choice, 20)).toBe('stake-bounds');
    expect(await code(choice, 50)).toBe('stake-bounds');
    expect(await code(choice, 220)).toBe('stake-bounds');
    expect(await code(choice, -40)).toBe('stake-bounds');
    expect(await code({ pays: 201, side: 'low' }, 40)).toBe('bad-request');
    expect((await post('round', { choice, unit: '40' })).status).toBe(400);
    expect(wallet.calls()).toEqual(['authenticate']);
    expect((await begin(choice, 40)).staked).toBe(40);
  });

  it('is not begun twice at once, nor while one is open', async () => {
    const { begin, wallet } = await open({ gameCode: 'mines' });
    const answers = await Promise.all([begin({ mines: 3 }, 100), begin({ mines: 3 }, 100)]);
    expect(answers.map(({ error }) => error?.code)).toEqual([undefined, 'busy']);
    expect((await begin({ mines: 3 }, 100)).error?.code).toBe('round-open');
    expect(wallet.calls().filter((call) => call === 'bet')).toHaveLength(1);
  });

  it('is gone on with in the page that was opened last; the one before takes no move any more', async () => {
    const first = await open({ gameCode: 'mines' });
    const begun = await first.begin({ mines: 3 }, 100);
    const second = await openPage(first);
    expect(second.data.open).toMatchObject({ roundId: begun.roundId, moves: begun.moves });
    const [move = ''] = begun.moves;
    expect((await first.move(begun, move)).error?.code).toBe('session-ended');
    expect((await first.begin({ mines: 3 }, 100)).error?.code).toBe('session-ended');
    expect((await second.move(begun, move)).roundId).toBe(begun.roundId);
    expect(first.wallet.calls().filter((call) => call === 'bet')).toHaveLength(1);
  });

  it('lets no page begin the next one too soon, in whichever page the last one began', async () => {
    const { app, clock, wallet, data, begin } = await open({ gameCode: 'mines' });
    expect(data.restMs).toBe(0);
    const round = await begin({ mines: 3 }, 100);
    expect(round.restMs).toBe(5000);
    await clock.advance(2000);
    const later = await openPage({ app, clock, wallet });
    expect(later.data).toMatchObject({ restMs: 3000, open: { restMs: 3000 } });
    await clock.advance(1000);
    const [next = ''] = round.moves;
    expect(await later.move(round, next)).toMatchObject({ restMs: 2000 });
  });

  it('waits for the moment that the operator names, where it finds a bet too early', async () => {
    const { begin, clock, wallet } = await open({ gameCode: 'dice' });
    const choice = { pays: 200, side: 'low' };
    wallet.refuse('bet', 'too-fast', { nextAt: clock.now() + 700 });
    const refused = await begin(choice, 100);
    expect(refused.error).toEqual({ code: 'too-fast', details: { restMs: 700 } });
    await clock.advance(699);
    expect((await begin(choice, 100)).error?.code).toBe('too-fast');
    expect(wallet.calls().filter((call) => call === 'bet')).toHaveLength(1);
    await clock.advance(1);
    expect((await begin(choice, 100)).error).toBe(undefined);
  });

  it('shows nothing of a move whose state the operator may not have, and ends the session', async () => {
    const page = await open({ gameCode: 'mines' });
    const begun = await page.begin({ mines: 3 }, 100);
    page.wallet.silence('save-round');
    const [move = ''] = begun.moves;
    const moving = page.move(begun, move);
    await expect
      .poll(() => page.wallet.calls().filter((one) => one === 'save-round').length)
      .toBe(2);
    await page.clock.advance(3000);
    expect(await moving).toEqual({ error: { code: 'no-answer' } });
    expect((await page.move(begun, move)).error?.code).toBe('session-ended');
  });

  it('sends a win again after a refusal that decides nothing, such as that of a wrong clock', async () => {
    const { clock, wallet, begin } = await open({ gameCode: 'dice' });
    const { rules } = titleOf('dice');
    const { results } = await draw('dice', [...rules.draws({ pays: 200, side: 'low' })], 0);
    const winning = ['low', 'high'].find(
      (side) => rules.returned(rules.begin({ pays: 200, side }, results)) > 0,
    );
    wallet.refuse('win', 'unauthorized');
    const playing = begin({ pays: 200, side: winning }, 100);
    expect(await after({ clock, wallet }, 'win', 1000, playing)).toMatchObject({
      returned: 200,
      isPaying: false,
    });
    expect(wallet.calls().filter((call) => call === 'win')).toHaveLength(2);
  });

  it('tells the page why the operator has refused the bet', async () => {
    const { begin, wallet } = await open({ gameCode: 'dice' });
    wallet.refuse('bet', 'not-enough-money', { balance: 5 });
    expect(await begin({ pays: 200, side: 'low' }, 100)).toEqual({
      error: { code: 'not-enough-money', details: { balance: 5 } },
    });
    expect(wallet.calls()).toEqual(['authenticate', 'bet']);
  });
});

describe('a move that stakes more', () => {
  const winOf = (bench: Awaited<ReturnType<typeof open>>) =>
    bench.wallet.sent.filter(({ call }) => call === 'win').map(({ body }) => body);

  it('is a second bet of the round, without draws; the first gets the win, and the round closes with both', async () => {
    const bench = await open({ gameCode: 'three-card-poker' });
    const { begin, move, wallet, clock } = bench;
    const { rules } = titleOf('three-card-poker');
    let won = 0;
    for (let nonce = 0; won === 0; nonce += 1) {
      const { results } = await draw('three-card-poker', [...rules.draws({})], nonce);
      won = rules.returned(rules.move(rules.begin({}, results), 'play')) / 100;
      const begun = await begin({}, 100);
      expect(begun).toMatchObject({ staked: 100, raises: { play: 100 }, returned: 0 });
      const before = begun.balance;
      const played = await move(begun, 'play');
      expect(played).toMatchObject({ staked: 200, raises: {}, returned: won, moves: [] });
      expect(played.balance).toBe(before - 100 + won);
      expect(played.tier).toBe(
        won === 0 ? 'loss' : won < 200 ? 'less' : won === 200 ? 'same' : 'win',
      );
      await clock.advance(5000);
    }
    const bets = wallet.sent.filter(({ call }) => call === 'bet').slice(-2);
    const [first, second] = bets.map(({ body }) => body);
    expect([second?.['roundId'], second?.['amount']]).toEqual([first?.['roundId'], 100]);
    expect([second?.['draws'], second?.['label']]).toEqual([undefined, undefined]);
    expect(second?.['transactionId']).not.toBe(first?.['transactionId']);
    expect(winOf(bench)).toMatchObject([
      { betTransactionId: first?.['transactionId'], amount: won },
      { betTransactionId: second?.['transactionId'], amount: 0 },
    ]);
    const closed = wallet.sent.findLast(({ call }) => call === 'close-round')?.body;
    expect(closed).toMatchObject({ staked: 200, won });
  });

  it('is not made where the operator refuses its bet, and can be made later', async () => {
    const { begin, move, wallet } = await open({ gameCode: 'three-card-poker' });
    const begun = await begin({}, 100);
    wallet.refuse('bet', 'not-enough-money', { balance: 5 });
    expect((await move(begun, 'play')).error?.code).toBe('not-enough-money');
    expect(wallet.calls()).not.toContain('rollback');
    expect((await move(begun, 'play')).staked).toBe(200);
  });

  it('is not made where its bet has no answer; the bet is taken back, and the round goes on', async () => {
    const bench = await open({ gameCode: 'three-card-poker' });
    const { begin, move, wallet, clock } = bench;
    const begun = await begin({}, 100);
    wallet.silence('bet');
    const moving = move(begun, 'play');
    await expect.poll(() => wallet.calls().filter((call) => call === 'bet')).toHaveLength(2);
    await clock.advance(3000);
    expect((await moving).error?.code).toBe('not-accepted');
    const lost = wallet.bodyOf('bet', 1);
    expect(wallet.bodyOf('rollback')['betTransactionId']).toBe(lost['transactionId']);
    expect(await move(begun, 'fold')).toMatchObject({ staked: 100, moves: [] });
    expect(wallet.bodyOf('close-round')).toMatchObject({ staked: 100, won: 0 });
  });

  /** A round that was left, as the operator has it: with these bets more than the first, and these moves kept. */
  async function leftRound(
    more: readonly string[],
    moves: readonly string[],
    kept: readonly string[],
  ) {
    const first = await open({ gameCode: 'three-card-poker' });
    const begun = await first.begin({}, 100);
    const { transactionId } = first.wallet.bodyOf('bet') as { transactionId: string };
    const state = first.wallet.bodyOf('save-round')['state'] as object;
    return {
      roundId: begun.roundId,
      gameCode: 'three-card-poker',
      bets: [transactionId, ...more].map((id) => ({ transactionId: id, amount: 100 })),
      staked: 100 * (1 + more.length),
      won: 0,
      draw: await draw('three-card-poker', [...titleOf('three-card-poker').rules.draws({})], 0),
      shared: null,
      step: moves.length,
      state: { ...state, moves, transactionIds: [transactionId, ...kept] },
    };
  }
  const LOST = '0e6f0c2a-6b1e-4c43-9a52-5b3a1a0f7c11';
  const KEPT = '7c1d2b5e-93f0-4d0a-8a61-2f4be1c90d22';

  it('takes its bet back at the next launch where the move was not kept, and can be made again', async () => {
    const openRound = await leftRound([LOST], [], []);
    const { data, move, wallet } = await open({ gameCode: 'three-card-poker', openRound });
    expect(data.open).toMatchObject({ staked: 100, moves: ['fold', 'play'] });
    await expect.poll(() => wallet.calls()).toContain('rollback');
    expect(wallet.bodyOf('rollback')['betTransactionId']).toBe(LOST);
    expect((await move(openRound, 'play')).staked).toBe(200);
  });

  it('counts at the next launch the bet that was kept with it, and not one without an answer before', async () => {
    const openRound = await leftRound([LOST, KEPT], ['play'], [KEPT]);
    const { data, wallet } = await open({ gameCode: 'three-card-poker', openRound });
    expect(data.open).toBe(null);
    await expect.poll(() => wallet.calls()).toContain('close-round');
    expect(wallet.bodyOf('rollback')['betTransactionId']).toBe(LOST);
    expect(wallet.bodyOf('close-round')).toMatchObject({ staked: 200 });
  });

  it('is taken back with its round where the operator has no bet for it', async () => {
    const openRound = await leftRound([], ['play'], [KEPT]);
    const { wallet } = await open({ gameCode: 'three-card-poker', openRound });
    await expect.poll(() => wallet.calls()).toContain('close-round');
    expect(wallet.bodyOf('close-round')).toMatchObject({ staked: 0, won: 0 });
  });
});

describe('a bet without an answer', () => {
  it('is not accepted after 3 s, and taken back after 1, 2, 4 … 300 s until the operator answers', async () => {
    const bench = await open({ gameCode: 'dice' });
    const { begin, wallet, clock } = bench;
    wallet.silence('bet');
    wallet.silence('rollback', 11);
    const begun = clock.now();
    const answer = await after(bench, 'bet', 3000, begin({ pays: 200, side: 'low' }, 100));
    expect(answer.error?.code).toBe('not-accepted');
    await clock.advance(4_000_000);
    await settle();
    const rollbacks = wallet.sent.filter(({ call }) => call === 'rollback');
    expect(rollbacks).toHaveLength(12);
    const bet = wallet.bodyOf('bet');
    for (const { body } of rollbacks) {
      expect(body).toEqual(rollbacks[0]?.body);
      expect(body['betTransactionId']).toBe(bet['transactionId']);
      expect(body['roundId']).toBe(bet['roundId']);
    }
    const waits = rollbacks.map(({ at }, place) => at - (rollbacks[place - 1]?.at ?? begun));
    const patience = 3000;
    expect(waits.map((ms) => (ms - patience) / 1000)).toEqual([
      0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300,
    ]);
    expect(wallet.calls().filter((call) => call === 'bet' || call === 'win')).toEqual(['bet']);
  });
});

describe('a return without an answer', () => {
  it('is said to be on its way, and sent again word for word until it is booked; then the round closes', async () => {
    const bench = await open({ gameCode: 'plinko' });
    const { begin, wallet, clock } = bench;
    wallet.silence('win', 3);
    const answer = await after(bench, 'win', 3600, begin({ risk: 'low' }, 100));
    expect(answer).toMatchObject({ moves: [], isPaying: true });
    expect(wallet.calls()).not.toContain('close-round');
    await clock.advance(60_000);
    await settle();
    const wins = wallet.sent.filter(({ call }) => call === 'win');
    expect(wins).toHaveLength(4);
    expect(new Set(wins.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(wallet.calls().at(-1)).toBe('close-round');
  });

  it('closes the round again while the operator counts other sums', async () => {
    const bench = await open({ gameCode: 'plinko' });
    const { begin, wallet, clock } = bench;
    wallet.refuse('close-round', 'sums-differ', { staked: 100, won: 0 });
    const answer = await after(bench, 'close-round', 3600, begin({ risk: 'low' }, 100));
    expect(answer.isPaying).toBe(false);
    await clock.advance(10_000);
    expect(wallet.calls().filter((call) => call === 'close-round')).toHaveLength(2);
  });
});

describe('an interrupted round', () => {
  const played = async () => {
    const { begin, move, wallet } = await open({ gameCode: 'mines' });
    const { rules } = titleOf('mines');
    const drawn = await draw('mines', [...rules.draws({ mines: 3 })], 0);
    const safe = Array.from({ length: 25 }, (_, square) => square).filter(
      (square) => !drawn.results[0]?.includes(square),
    );
    let answer = await begin({ mines: 3 }, 100);
    for (const square of safe.slice(0, 2)) answer = await move(answer, `open-${square}`);
    const saves = wallet.sent.filter(({ call }) => call === 'save-round');
    const { transactionId } = wallet.bodyOf('bet') as { transactionId: string };
    const openRound = {
      roundId: answer.roundId,
      gameCode: 'mines',
      bets: [{ transactionId, amount: 100 }],
      staked: 100,
      won: 0,
      draw: drawn,
      shared: null,
      step: 2,
      state: saves.at(-1)?.body['state'],
    };
    return { answer, saves, openRound, safe, transactionId };
  };

  it('is kept after the bet and each move, and goes on where it was left', async () => {
    const { answer, saves, openRound, safe, transactionId } = await played();
    expect(saves.map(({ body }) => body['step'])).toEqual([0, 1, 2]);
    const { data, move, wallet } = await open({ gameCode: 'mines', openRound });
    expect(data.open).toMatchObject({ roundId: answer.roundId, view: answer.view, staked: 100 });
    const opened = await move(answer, `open-${safe[2]}`);
    expect(await move(opened, 'stop')).toMatchObject({ returned: 145, moves: [] });
    const win = wallet.bodyOf('win');
    expect(win).toMatchObject({ amount: 145, betTransactionId: transactionId });
    expect(win['transactionId']).toBe(winIdOf(transactionId));
  });

  it('that was over is paid by the same call as before', async () => {
    const { openRound, transactionId } = await played();
    const saved = openRound.state as { moves: string[] };
    const over = { ...saved, moves: [...saved.moves, 'stop'] };
    const { data, wallet } = await open({
      gameCode: 'mines',
      openRound: { ...openRound, state: over },
    });
    await settle();
    expect(data.open).toBe(null);
    const [first, second] = [wallet.bodyOf('win'), wallet.bodyOf('close-round')];
    expect(first).toMatchObject({ amount: 126, transactionId: winIdOf(transactionId) });
    expect(second).toMatchObject({ staked: 100, won: 126 });
  });

  it.each([
    ['of which nothing was kept', null],
    ['of another table', { tableHash: 'f'.repeat(64) }],
    ['with a move that is none', { moves: ['open-99'] }],
  ])('%s is taken back', async (_name, change) => {
    const { openRound, transactionId } = await played();
    const state = change && { ...(openRound.state as object), ...change };
    const { data, wallet } = await open({ gameCode: 'mines', openRound: { ...openRound, state } });
    await settle();
    expect(data.open).toBe(null);
    expect(wallet.calls()).toEqual(['authenticate', 'rollback', 'close-round']);
    expect(wallet.bodyOf('rollback')['betTransactionId']).toBe(transactionId);
    expect(wallet.bodyOf('close-round')).toMatchObject({ staked: 0, won: 0 });
  });

  it('shows no mine in anything that the page gets', async () => {
    const { answer, openRound } = await played();
    const { html, move } = await open({ gameCode: 'mines', openRound });
    const places = openRound.draw.results[0] ?? [];
    const told = [JSON.stringify(answer), html];
    for (const text of told) expect(text).not.toContain(JSON.stringify(places));
    expect(answer.view).toMatchObject({ places: null });
    expect((await move(answer, 'open-99')).error?.code).toBe('no-move');
    expect((await move({ roundId: 'another' }, 'stop')).error?.code).toBe('no-round');
  });
});

describe('a demo', () => {
  it('books nothing, at the speed of a game for money', async () => {
    const { begin, wallet, clock, data } = await open({ gameCode: 'dice', mode: 'demo' });
    expect(data).toMatchObject({ mode: 'demo', balance: 20_000 });
    const choice = { pays: 200, side: 'low' };
    const answer = await begin(choice, 100);
    expect(answer.balance).toBe(20_000 - 100 + answer.returned);
    expect(answer.restMs).toBe(5000);
    await clock.advance(1000);
    const soon = await begin(choice, 100);
    expect(soon.error).toEqual({ code: 'too-fast', details: { restMs: 4000 } });
    await clock.advance(4000);
    expect((await begin(choice, 100)).error).toBe(undefined);
    expect(new Set(wallet.calls())).toEqual(new Set(['authenticate']));
  });

  it('draws from new seeds each time', async () => {
    const rolls = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const { begin } = await open({ gameCode: 'rocket-lane', mode: 'demo' });
        return JSON.stringify((await begin({ targets: [200] }, 100)).view);
      }),
    );
    expect(new Set(rolls).size).toBeGreaterThan(1);
  });
});

describe('the page of a game', () => {
  it('runs the scripts of the program alone, and is framed by the site alone', async () => {
    const { page, html, data } = await open({ gameCode: 'mines' });
    const policy = page.headers.get('Content-Security-Policy') ?? '';
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      `script-src ${ORIGIN}`,
      `style-src ${ORIGIN}`,
      `connect-src ${ORIGIN}`,
      "base-uri 'none'",
      "form-action 'none'",
      `frame-ancestors ${SITE}`,
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ]);
    expect(page.headers.getSetCookie()).toEqual([]);
    expect(html).toContain(`<html lang="${languageTag('az')}">`);
    expect(html).not.toContain('token-of-the-session-1');
    expect(html.match(/<script/g)).toHaveLength(2);
    expect(data).toMatchObject({ slug: 'mines', figures: { rtp: titleOf('mines').rtp } });
  });

  it('says that a used code opens nothing, in every language', async () => {
    const { app, wallet } = await open({ gameCode: 'mines' });
    for (const language of LANGUAGES) {
      wallet.refuse('authenticate', 'bad-code');
      const page = await app.request(`${ORIGIN}/play?code=${CODE}&lang=${language}`);
      expect(page.status).toBe(410);
      const html = await page.text();
      expect(html).toContain(`<html lang="${languageTag(language)}">`);
      expect(html).not.toContain('play-data');
    }
  });

  it('is answered in a frame without an origin, and by its session alone', async () => {
    const { post, app } = await open({ gameCode: 'dice' });
    const answer = await post('round', { choice: { pays: 200, side: 'low' }, unit: 100 });
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(answer.headers.get('Access-Control-Allow-Credentials')).toBe(null);
    const other = await post('round', { choice: { pays: 200, side: 'low' }, unit: 100 }, 'another');
    expect([other.status, await other.json()]).toEqual([401, { error: { code: 'no-session' } }]);
    const asked = await app.request(`${ORIGIN}/play-api/round`, {
      method: 'OPTIONS',
      headers: { Origin: 'null', 'Access-Control-Request-Method': 'POST' },
    });
    expect(asked.headers.get('Access-Control-Allow-Headers')).toContain('X-Play-Session');
  });
});
