import { createHash } from 'node:crypto';
import type { Account } from '../accounts/accounts';
import type { GameSession } from './games/game-sessions';
import { refusalOf, WalletFault } from './wallet-fault';
import type { WalletReply } from './wallet-fault';
import type { Stored } from './wallet-rows';
import type { Verdict } from './wallet-rules';

/** The answer to a call, and the player whose money or play it has changed. */
export interface Handled {
  readonly reply: WalletReply;
  readonly changed: number | null;
}

export function refused(fault: Pick<WalletFault, 'code' | 'details'>): Handled {
  return { reply: refusalOf(fault), changed: null };
}

export function refusedBy(verdict: Verdict): Handled {
  return refused(faultOf(verdict));
}

/** The stored answer to a call that came before. */
export function repeated(verdict: Verdict, reply: WalletReply): Handled {
  return verdict.kind === 'repeat' ? { reply, changed: null } : refusedBy(verdict);
}

export function faultOf(verdict: Verdict): WalletFault {
  if (verdict.kind === 'refuse') return new WalletFault(verdict.code, verdict.details);
  throw new Error(`Failed to answer a wallet call: there is no way to ${verdict.kind} it.`);
}

/** Refuses ids that are of another game or of another player. */
export function requireOwn(session: GameSession, gameCode: string, { round, bet }: Stored): void {
  const isRoundOwn = !round || (round.playerId === session.playerId && round.game === session.game);
  const isBetOwn = !bet || bet.playerId === session.playerId;
  if (gameCode !== session.game || !isRoundOwn || !isBetOwn) throw new WalletFault('wrong-game');
}

export function requireCurrency({ currency }: Account, iso: string): void {
  if (currency.iso !== iso) throw new WalletFault('wrong-currency');
}

/** The body without its token: a call may be sent again in a newer session of the player. */
export function hashOf(kind: string, { playerId }: GameSession, body: object): string {
  const text = JSON.stringify([kind, playerId, { ...body, token: null }]);
  return createHash('sha256').update(text).digest('base64url');
}
