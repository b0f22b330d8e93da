import { createHash, randomUUID } from 'node:crypto';
import { WALLET_PATH } from '@grandstand/bus-contracts/domain/wallet';
import type { WalletAnswer, WalletCall } from '@grandstand/bus-contracts/domain/wallet';
import { signCall } from '../../../src/outside/kit/sign-call';
import type { Provider, ProviderPorts } from './in-process';
import { SECRET, SITE } from './in-process';

/** What a provider does wrong. */
export type Wrong =
  | 'launches twice'
  | 'plays with a refused code'
  | 'books demos'
  | 'forgets to close'
  | 'has no patience'
  | 'keeps lost bets'
  | 'waits for 8 s'
  | 'sends bets again'
  | 'trusts any status'
  | 'pays refused bets'
  | 'rolls back once'
  | 'wins once'
  | 'wins under a new id'
  | 'takes 401 for an answer'
  | 'closes once'
  | 'gives up sums'
  | 'forgets ended sessions'
  | 'settles twice'
  | 'leaves rounds'
  | 'reuses nonces'
  | 'signs with another secret'
  | 'sends decimals'
  | 'ignores bounds'
  | 'reuses ids'
  | 'tells the token'
  | 'stakes money for free spins'
  | 'stakes the least for free spins'
  | 'spins on for free'
  | 'stops after free spins'
  | 'pays refused spins'
  | 'stakes money for spent spins';

type Body = Readonly<Record<string, unknown>>;
type Real = Extract<WalletAnswer<'authenticate'>, { mode: 'real' }>;

interface Sent {
  readonly status: number;
  readonly code: string | null;
  readonly answer: unknown;
}

const SILENT: Sent = { status: 0, code: null, answer: null };
const NO_ANSWER = new Set([0, 429, 500, 502, 503, 504]);
const ENDLESS = 1000;

/** A small provider whose every round wins twice the stake; right but for one thing. */
export function faultyProvider(wrong: Wrong | null): Provider {
  return (ports) => {
    const { clock } = ports;
    const call = caller(ports, wrong);
    /** Whether it has dropped the calls that wait to be sent again. */
    const state = { hasStopped: false };

    async function until(name: WalletCall, body: Body, times: number): Promise<Sent> {
      for (let wait = 1000, count = 1; ; wait *= 2, count += 1) {
        const sent = await call(name, body);
        const isOpen = sent.code === 'sums-differ' || sent.status === 401;
        const isDecided = !NO_ANSWER.has(sent.status) && !isOpen;
        const isTaken =
          (wrong === 'takes 401 for an answer' && sent.status === 401) ||
          (wrong === 'gives up sums' && sent.code === 'sums-differ');
        if (isDecided || isTaken || count >= times) return sent;
        await new Promise<void>((resolve) => void clock.after(wait, resolve));
        if (state.hasStopped) return sent;
      }
    }

    async function settleRound(of: Body, { token }: Real, betId: string, stake: number) {
      const at = Math.floor(clock.now());
      const times = wrong === 'wins once' ? 1 : ENDLESS;
      const isNew = wrong === 'settles twice';
      const transactionId = isNew ? randomUUID() : idFrom(`win of ${betId}`);
      const win = { ...of, token, betTransactionId: betId, amount: 2 * stake, at };
      await until('win', { ...win, transactionId, currency: 'EUR' }, times);
      if (wrong === 'forgets to close' || state.hasStopped) return;
      const end = { ...of, token, staked: stake, won: 2 * stake, at };
      await until('close-round', end, wrong === 'closes once' ? 1 : ENDLESS);
    }

    return async (code) => {
      const opened = await call('authenticate', { code });
      if (wrong === 'launches twice') await call('authenticate', { code });
      const isLoose = wrong === 'plays with a refused code' || wrong === 'books demos';
      const facts = (opened.answer ?? {}) as Partial<Omit<Real, 'mode'>> & { mode?: string };
      const token = facts.token ?? (isLoose ? 'a-token-that-nobody-gave' : undefined);
      const real = { ...facts, token } as Real;
      const { openRound } = real;
      state.hasStopped = wrong === 'leaves rounds' && Boolean(openRound);
      if (openRound && !state.hasStopped) {
        const { roundId, bets, staked } = openRound;
        const [bet] = bets;
        if (bet) {
          void settleRound({ roundId, gameCode: ports.game }, real, bet.transactionId, staked);
        }
      }

      let spinsLeft = facts.freeSpins?.left ?? 0;
      const hadSpins = spinsLeft > 0;

      async function play(wish: 'money' | 'free'): Promise<void> {
        const isFree = wish === 'free' && wrong !== 'stakes money for free spins';
        if (wish === 'free') spinsLeft -= 1;
        const roundId = `round-${randomUUID()}`;
        const transactionId = wrong === 'reuses ids' ? idFrom('the bet') : randomUUID();
        const of = { roundId, gameCode: ports.game };
        const at = Math.floor(clock.now());
        const ofSpin = wrong === 'stakes the least for free spins' ? 40 : facts.freeSpins?.stake;
        const amount = isFree ? (ofSpin ?? 0) : stakeOf(wrong);
        const free = isFree && { isFree };
        const bet = { ...of, token, transactionId, amount, currency: 'EUR', at, ...free };
        const waits: Partial<Record<Wrong, number>> = {
          'has no patience': 500,
          'keeps lost bets': 60_000,
          'waits for 8 s': 8000,
        };
        const patience = wrong === null ? undefined : waits[wrong];
        let sent = await call('bet', bet, patience);
        if (wrong === 'sends bets again' && sent.status === 0) sent = await call('bet', bet);
        const isUnknown = NO_ANSWER.has(sent.status);
        const isTrusted = wrong === 'trusts any status' && sent.status === 500;
        if (isUnknown && !isTrusted) {
          const back = { ...of, token, transactionId: randomUUID(), at };
          const times = wrong === 'rolls back once' ? 1 : ENDLESS;
          await until('rollback', { ...back, betTransactionId: transactionId }, times);
          return;
        }
        if (sent.code === 'no-free-spins' && wrong !== 'pays refused spins') {
          await call('balance', { token });
          if (wrong === 'stakes money for spent spins') void play('money');
          return;
        }
        if (sent.code !== null && wrong !== 'pays refused bets' && !isFree) {
          const isEnd = sent.code === 'session-ended';
          state.hasStopped = wrong === 'forgets ended sessions' && isEnd;
          return;
        }
        await settleRound(of, real, transactionId, amount);
      }

      const texts = wrong === 'tells the token' ? [`<script>${String(token)}</script>`] : [''];
      return {
        async press() {
          if (opened.status !== 200 && !isLoose) return false;
          const isOver = wrong === 'stops after free spins' && hadSpins;
          const isFree = wrong === 'spins on for free' && hadSpins;
          if ((facts.mode !== 'demo' || isLoose) && !isOver) void play(isFree ? 'free' : 'money');
          return true;
        },
        async pressFree() {
          if (spinsLeft > 0) void play('free');
          return hadSpins;
        },
        received: () => texts,
        close: async () => {},
      };
    };
  };
}

function stakeOf(wrong: Wrong | null): number {
  if (wrong === 'sends decimals') return 40.5;
  return wrong === 'ignores bounds' ? 30 : 40;
}

/** A UUID that follows from a text. */
function idFrom(text: string): string {
  const hash = createHash('sha256').update(text).digest('hex');
  const parts = [hash.slice(0, 8), hash.slice(8, 12), `4${hash.slice(13, 16)}`];
  return [...parts, `8${hash.slice(17, 20)}`, hash.slice(20, 32)].join('-');
}

function caller({ clock, fetch }: ProviderPorts, wrong: Wrong | null) {
  return async (name: WalletCall, content: Body, patience = 3000): Promise<Sent> => {
    const isNew = wrong === 'wins under a new id' && name === 'win';
    const path = `${WALLET_PATH}/${name}`;
    const body = JSON.stringify(isNew ? { ...content, transactionId: randomUUID() } : content);
    const nonce = wrong === 'reuses nonces' ? 'the-nonce' : randomUUID();
    const secret = wrong === 'signs with another secret' ? 'another' : SECRET;
    const at = clock.now();
    const signed = signCall({ partner: 'games', secret, method: 'POST', path, body, at, nonce });
    const limit = new AbortController();
    const stop = clock.after(patience, () => limit.abort());
    try {
      const init = { method: 'POST', headers: signed, body, signal: limit.signal };
      const response = await fetch(SITE + path, init);
      const { status } = response;
      if (NO_ANSWER.has(status)) return { ...SILENT, status };
      const answer = (await response.json()) as { error?: { code: string } };
      return { status, code: answer.error?.code ?? null, answer };
    } catch {
      return SILENT;
    } finally {
      stop();
    }
  };
}
