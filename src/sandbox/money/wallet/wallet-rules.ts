import { MAX_WON, type WalletRefusalCode } from '@grandstand/bus-contracts/domain/wallet';

/** A call that was answered before under the same transaction id. */
export interface EarlierCall {
  readonly bodyHash: string;
}

export interface KnownBet {
  readonly roundId: string;
  readonly amount: number;
  /** `accepted`: neither won nor lost yet; `void`: taken back. */
  readonly status: 'accepted' | 'won' | 'lost' | 'void';
}

export interface KnownRound {
  /** `void`: every bet of it was taken back. */
  readonly status: 'open' | 'closed' | 'void';
  /** Bets that were not taken back, and their wins; minor units. */
  readonly staked: number;
  readonly won: number;
}

/** What a call may ask: each is about its session's player and game. */
export type WalletChange =
  | {
      readonly kind: 'bet';
      readonly roundId: string;
      readonly bodyHash: string;
      /** Whether it names draws or a shared round. */
      readonly hasDraws: boolean;
    }
  | {
      readonly kind: 'win';
      readonly roundId: string;
      readonly bodyHash: string;
      readonly amount: number;
    }
  | { readonly kind: 'rollback'; readonly roundId: string; readonly bodyHash: string }
  | {
      readonly kind: 'close-round';
      readonly staked: number;
      readonly won: number;
    }
  | { readonly kind: 'save-round' };

/** What the operator has about the ids that a call names. */
export interface Known {
  /** Of its transaction id. */
  readonly earlier: EarlierCall | null;
  /** Of its round's id. */
  readonly round: KnownRound | null;
  /** Of a bet: under its own id; of a win or a rollback: the bet that it names. */
  readonly bet: KnownBet | null;
  /** Whether the bet was taken back, or its id before it came. */
  readonly isTakenBack: boolean;
  /** Whether the shared round was drawn that the bet is on. */
  readonly isNumberDrawn: boolean;
  /** Whether the operator has voided the shared round that the bet is on. */
  readonly isVoid: boolean;
  /** Another round of the player in the game that is open. */
  readonly openRoundId: string | null;
}

/** What is to be done about a call. */
export type Verdict =
  /** Give the stored answer. */
  | { readonly kind: 'repeat' }
  | {
      readonly kind: 'refuse';
      readonly code: WalletRefusalCode;
      readonly details?: Readonly<Record<string, unknown>>;
    }
  /** A bet is booked if its player may stake it; `begins`: as the first of its round. */
  | { readonly kind: 'book-bet'; readonly begins: boolean }
  | { readonly kind: 'book-win' }
  /** The stake is returned; `ends`: the round has no bet any more. */
  | { readonly kind: 'return-stake'; readonly amount: number; readonly ends: boolean }
  /** Keep the call; no money moves. */
  | { readonly kind: 'note' }
  /** The bets without a win have lost. */
  | { readonly kind: 'close' }
  | { readonly kind: 'save' };

const refuse = (code: WalletRefusalCode, details?: Readonly<Record<string, unknown>>): Verdict => ({
  kind: 'refuse',
  code,
  ...(details && { details }),
});

/** Decides about a call; nothing else does. */
export function decide(change: WalletChange, known: Known): Verdict {
  const { earlier } = known;
  if (earlier && 'bodyHash' in change) {
    return earlier.bodyHash === change.bodyHash ? { kind: 'repeat' } : refuse('other-body');
  }
  switch (change.kind) {
    case 'bet':
      return decideBet(change, known);
    case 'win':
      return decideWin(change, known);
    case 'rollback':
      return decideRollback(change, known);
    case 'close-round':
      return decideClose(change, known.round);
    case 'save-round':
      if (!known.round) return refuse('unknown-round');
      return known.round.status === 'open' ? { kind: 'save' } : refuse('round-closed');
  }
}

type Change<Kind extends WalletChange['kind']> = Extract<WalletChange, { readonly kind: Kind }>;

function decideBet({ hasDraws }: Change<'bet'>, known: Known): Verdict {
  const { round, isTakenBack, isNumberDrawn, isVoid, openRoundId } = known;
  if (isTakenBack) return refuse('rolled-back');
  if (round && round.status !== 'open') return refuse('round-closed');
  if (!round && openRoundId !== null) return refuse('round-open', { roundId: openRoundId });
  if (round && hasDraws) return refuse('draws-too-late');
  if (isNumberDrawn || isVoid) return refuse('bets-closed');
  return { kind: 'book-bet', begins: !round };
}

function decideWin(
  { roundId, amount }: Change<'win'>,
  { round, bet, isTakenBack }: Known,
): Verdict {
  // Taken back counts first: the round may have ended by that.
  if (isTakenBack) return refuse('rolled-back');
  if (!bet || !round || bet.roundId !== roundId) return refuse('unknown-bet');
  if (round.won + amount > MAX_WON) return refuse('amount-too-large', { max: MAX_WON - round.won });
  if (round.status === 'open') return { kind: 'book-win' };
  // The sums of a round may agree before it is said that a bet has lost.
  return amount === 0 ? { kind: 'note' } : refuse('round-closed');
}

function decideRollback(
  { roundId }: Change<'rollback'>,
  { round, bet, isTakenBack, isNumberDrawn }: Known,
): Verdict {
  if (isTakenBack || !bet) return { kind: 'note' };
  if (bet.roundId !== roundId) return refuse('wrong-game');
  if (bet.status !== 'accepted') return refuse('bet-settled');
  if (round?.status !== 'open') return refuse('round-closed');
  // Else a provider could undo the numbers that it does not like.
  if (isNumberDrawn) return refuse('number-drawn');
  return {
    kind: 'return-stake',
    amount: bet.amount,
    // `staked` still has the bets that were won, so the round does not end with this one.
    ends: round.staked === bet.amount,
  };
}

function decideClose({ staked, won }: Change<'close-round'>, round: KnownRound | null): Verdict {
  if (!round) return refuse('unknown-round');
  const isSame = round.staked === staked && round.won === won;
  if (!isSame && round.status !== 'open') return refuse('round-closed');
  if (!isSame) return refuse('sums-differ', { staked: round.staked, won: round.won });
  return round.status === 'open' ? { kind: 'close' } : { kind: 'note' };
}
