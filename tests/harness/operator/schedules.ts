import type { WalletRefusalCode } from '@grandstand/bus-contracts/domain/wallet';

/** A call of the provider; ids are short, and a sender makes bodies of them. */
export type SentCall =
  | {
      readonly kind: 'bet';
      readonly id: string;
      readonly roundId: string;
      readonly amount: number;
      /** Whether it begins its round, as the provider sees it. */
      readonly isFirst: boolean;
    }
  | {
      readonly kind: 'win';
      readonly id: string;
      readonly roundId: string;
      readonly betId: string;
      readonly amount: number;
    }
  | {
      readonly kind: 'rollback';
      readonly id: string;
      readonly roundId: string;
      readonly betId: string;
    }
  | {
      readonly kind: 'close-round';
      readonly roundId: string;
      readonly staked: number;
      readonly won: number;
    };

/** Null: accepted. */
export type Answered = WalletRefusalCode | null;

/** The operator at the other end of a bad line. */
export interface FarEnd {
  /** Takes a call, and answers it. */
  take(call: SentCall): Promise<Answered>;
  /** Takes a call, and breaks down before it has kept what it did. */
  breakDown(call: SentCall): Promise<void>;
  /** A new round may begin. */
  nextRound(): void;
}

/** What the provider has in its books: the operator must have the same. */
export interface ProviderBooks {
  /** Bets that count, and their wins. */
  readonly staked: number;
  readonly won: number;
  readonly bets: ReadonlyMap<string, 'accepted' | 'refused' | 'taken-back'>;
}

/** A number from 0 to below 1, the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What the line does to a call. */
const FATES = ['arrives', 'arrives', 'twice', 'lost', 'late', 'unanswered', 'breaks-down'] as const;

/** Plays rounds over a line that loses, doubles, delays and reorders calls, and with an operator that breaks down. */
export async function playSchedule(seed: number, far: FarEnd): Promise<ProviderBooks> {
  const random = seeded(seed);
  const below = (count: number): number => Math.floor(random() * count);
  const oneOf = <T>(list: readonly T[]): T => list[below(list.length)]!;
  /** Copies that are still on the line. */
  const late: SentCall[] = [];
  const bets = new Map<string, 'accepted' | 'refused' | 'taken-back'>();
  let staked = 0;
  let won = 0;
  let ids = 0;
  const newId = (): string => `${seed}-${ids++}`;

  const deliverLate = async (): Promise<void> => {
    await far.take(late.splice(below(late.length), 1)[0]!);
  };

  /** The answer to a call; undefined: none came. */
  const send = async (call: SentCall): Promise<Answered | undefined> => {
    while (late.length > 0 && random() < 0.3) await deliverLate();
    const fate = oneOf(FATES);
    if (fate === 'twice' || fate === 'late') late.push(call);
    if (fate === 'breaks-down') await far.breakDown(call);
    if (fate === 'lost' || fate === 'late' || fate === 'breaks-down') return undefined;
    const answer = await far.take(call);
    return fate === 'unanswered' ? undefined : answer;
  };

  /** Sends calls again and again, in any order, until each is accepted. */
  const settle = async (calls: readonly SentCall[]): Promise<void> => {
    const open = [...calls];
    while (open.length > 0) {
      const call = oneOf(open);
      const answer = await send(call);
      if (answer === null) open.splice(open.indexOf(call), 1);
      // A win that is still on its way keeps its round open; every other refusal is a fault.
      const isEarly = answer === 'sums-differ' && open.length > 1;
      if (typeof answer === 'string' && !isEarly) {
        throw new Error(`Schedule ${seed}: a ${call.kind} was refused with ${answer}.`);
      }
    }
  };

  const playRound = async (): Promise<void> => {
    far.nextRound();
    const roundId = `round-${newId()}`;
    const accepted: { id: string; amount: number }[] = [];
    const count = 1 + below(3);
    for (let place = 0; place < count; place += 1) {
      const id = newId();
      const amount = 20 * (1 + below(10));
      const isFirst = place === 0;
      const answer = await send({ kind: 'bet', id, roundId, amount, isFirst });
      if (answer === null) accepted.push({ id, amount });
      bets.set(id, answer === null ? 'accepted' : 'refused');
      const isDropped = answer === null && random() < 0.15;
      if (answer === undefined || isDropped) {
        await settle([{ kind: 'rollback', id: newId(), roundId, betId: id }]);
        bets.set(id, 'taken-back');
        if (isDropped) accepted.pop();
      }
      // Its only bet was taken back, so the round is over.
      if (answer !== null || isDropped) break;
    }
    const wins = accepted
      .filter(() => random() < 0.8)
      .map(({ id, amount }) => ({ betId: id, amount: below(3) * amount }));
    const stakes = accepted.reduce((sum, { amount }) => sum + amount, 0);
    const gains = wins.reduce((sum, { amount }) => sum + amount, 0);
    staked += stakes;
    won += gains;
    if (accepted.length === 0) return;
    await settle([
      ...wins.map((win) => ({ kind: 'win' as const, id: newId(), roundId, ...win })),
      { kind: 'close-round', roundId, staked: stakes, won: gains },
    ]);
  };

  const rounds = 1 + below(3);
  for (let played = 0; played < rounds; played += 1) await playRound();
  while (late.length > 0) await deliverLate();
  return { staked, won, bets };
}
