import type { LimitType, ProofFault, ProofType } from '@grandstand/bus-contracts/player';
import type { Currency } from '../../betting/catalog/currencies';
import type { Texts } from '../../site/texts';
import type { NamedTournament } from '../../site/texts/tournament-title';
import type { FaultCode } from '../http/fault';

/** What a hold waits for, or why it stays. */
type StateOf<Code> = Code extends `hold-${infer State}` ? State : never;
type HoldState = StateOf<FaultCode>;

/** Why a player may neither stake nor pay in. */
interface HoldNotice {
  readonly state: HoldState;
  /** When it ends by itself, in milliseconds; null: it is not known, or never. */
  readonly endsAt: number | null;
}

/** A message to a player, in no language yet; times in milliseconds, limits in their own units or null: no limit. */
export type PlayerMessage =
  | {
      readonly template: 'limit-requested';
      readonly limitType: LimitType;
      readonly before: number;
      readonly value: number | null;
      /** When the change can be confirmed. */
      readonly readyAt: number;
      readonly currency: Currency;
    }
  | {
      readonly template: 'limit-changed';
      readonly limitType: LimitType;
      readonly value: number | null;
      readonly currency: Currency;
    }
  /** The player may neither stake nor pay in until it is known that they are not an excluded one. */
  | { readonly template: 'account-held'; readonly hold: HoldNotice }
  | { readonly template: 'account-freed' }
  /** Null: for good. */
  | { readonly template: 'self-excluded'; readonly endsAt: number | null }
  | { readonly template: 'account-closed' | 'accounts-frozen' | 'accounts-released' }
  /** When the round began, and the stakes that are returned. */
  | {
      readonly template: 'game-round-returned';
      readonly game: string;
      readonly amount: number;
      readonly currency: Currency;
      readonly at: number;
    }
  /** When the round began, what was staked, and what came back. */
  | {
      readonly template: 'game-round-ended';
      readonly game: string;
      readonly stake: number;
      readonly amount: number;
      readonly currency: Currency;
      readonly at: number;
    }
  /** What was paid for the bet, and when. */
  | {
      readonly template: 'jackpot-won';
      readonly jackpot: keyof Texts['casino']['jackpots'];
      readonly amount: number;
      readonly currency: Currency;
      readonly at: number;
    }
  /** What was paid for the place, in the currency of the account that entered. */
  | {
      readonly template: 'tournament-prize';
      readonly tournament: NamedTournament;
      readonly place: number;
      readonly amount: number;
      readonly currency: Currency;
    }
  /** To prove to have the address that the message is sent to. */
  | {
      readonly template:
        | 'sign-in-code'
        | 'recovery-code'
        | 'registration-code'
        | 'transfer-code'
        | 'phone-code'
        | 'old-phone-code'
        | 'proof-code';
      readonly code: string;
    }
  /** With a link to the page that takes the token. */
  | {
      readonly template:
        | 'recovery-link'
        | 'sign-in-link'
        | 'verify-link'
        | 'activation-link'
        | 'newsletter';
      readonly token: string;
    }
  /** With a code and a link that does the same. */
  | { readonly template: 'registration-link'; readonly code: string; readonly token: string }
  /** To where the player was reached before; the new address without most of it. */
  | { readonly template: 'mail-changed'; readonly mail: string }
  | { readonly template: 'password-changed' | 'password-replaced'; readonly at: number }
  /** From when support can open it again. */
  | { readonly template: 'account-closed-for-now'; readonly at: number }
  | {
      readonly template: 'passkey-added' | 'passkey-removed';
      readonly name: string;
      readonly at: number;
    }
  | {
      readonly template: 'two-step-on' | 'two-step-on-sms' | 'two-step-off' | 'two-step-codes';
      readonly at: number;
    }
  | { readonly template: 'question-set' | 'question-removed'; readonly at: number }
  /** The number without most of it. */
  | { readonly template: 'phone-added'; readonly phone: string; readonly at: number }
  /** And until when nothing is paid out. */
  | {
      readonly template: 'phone-changed' | 'phone-removed';
      readonly phone: string;
      readonly at: number;
      readonly until: number;
    }
  /** A deposit by a card that was not used before, and until when withdrawals to it wait. */
  | { readonly template: 'card-new'; readonly at: number; readonly until: number }
  | {
      readonly template:
        | 'deposit-credited'
        | 'withdrawal-paid'
        | 'withdrawal-refused'
        | 'withdrawal-returned';
      readonly amount: number;
      readonly currency: Currency;
      readonly at: number;
    }
  /** An account of a social network signs in from now on. */
  | { readonly template: 'network-connected'; readonly network: string; readonly at: number }
  /** To the player who has the address that somebody registers with, or the number that somebody adds to an account. */
  | { readonly template: 'already-registered' | 'phone-taken' }
  /** To a mail address that somebody named who wants to be a partner, with their site or channel. */
  | { readonly template: 'partner-asked'; readonly source: string }
  | { readonly template: 'partner-declined'; readonly source: string; readonly reason: string }
  /** With the number, and a link that has it. */
  | { readonly template: 'partner-accepted'; readonly number: number }
  /** To a phone that a visitor named, with a link to the page of apps. */
  | { readonly template: 'app-link' }
  | {
      readonly template: 'document-asked' | 'document-accepted' | 'identity-verified';
      readonly document: ProofType;
    }
  | {
      readonly template: 'document-refused';
      readonly document: ProofType;
      readonly fault: ProofFault;
    }
  /** With a link to the copy of the player's data, and until when it can be downloaded. */
  | { readonly template: 'data-export'; readonly exportId: string; readonly at: number }
  /** What was written in a chat. */
  | { readonly template: 'chat-transcript'; readonly text: string }
  /** To a player who was banned, with the operator's answer; empty: it gave none. */
  | { readonly template: 'appeal-accepted' | 'appeal-rejected'; readonly answer: string }
  /** With a link to the request. */
  | {
      readonly template: 'request-answered' | 'request-closed';
      readonly topicId: string;
      readonly subTopicId: string;
      readonly requestId: string;
      /** The operator's answer. */
      readonly text?: string;
    }
  | { readonly template: 'credentials'; readonly login: string; readonly password: string }
  /** The browser's name, empty if it is unknown; the country's code, null if it is unknown; and the token of a link. */
  | {
      readonly template: 'new-browser';
      readonly browser: string;
      readonly country: string | null;
      readonly at: number;
      readonly token: string;
    };
