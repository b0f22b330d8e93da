import type { Language } from '@grandstand/bus-contracts';
import type { Queries } from '../../platform/database/database';
import type { ChallengeKind, CodeKind, OwnCodeKind } from './challenge-rows';
import type { Subject } from './subjects';

/** Keeps with the flow of a code what a link beside it finishes. */
export type KeepBeside = (queries: Queries, flow: string) => Promise<void>;

export interface MessageRequest {
  readonly kind: ChallengeKind;
  readonly subject: Subject;
  /** The client's address; undefined if it is unknown. */
  readonly address: string | undefined;
}

export type ChallengeRequest = MessageRequest &
  (
    | { readonly kind: 'sign-in' | 'recovery' }
    /** The code goes to an address of nobody, in this language; the player who has the address is informed instead. */
    | {
        readonly kind: 'registration';
        readonly language: Language;
        /** Keeps what a link beside the code finishes; left out: there is none. */
        readonly keep?: KeepBeside | undefined;
      }
    | { readonly kind: 'phone'; readonly language: Language }
    /** No player but this one gets the code. */
    | { readonly kind: 'transfer' | OwnCodeKind; readonly playerId: number }
  );

/** What the browser is told of a code that was sent; the same for an address that no player has. */
export interface SentCode {
  readonly flowId: string;
  readonly sentTo: string;
  readonly expiresAt: number;
  readonly resendAt: number;
}

/** A code that was typed, and the flow that it was sent for. */
export interface GivenCode {
  readonly flow: string;
  readonly code: string;
  /** Of the client who typed it; undefined if it is unknown. */
  readonly address: string | undefined;
}

/** What the browser is told of a code that may have to wait: the flow has begun then, and the code can be sent from `resendAt` on. */
export interface StepCode extends SentCode {
  readonly isSent: boolean;
}

/** A challenge that was passed. */
export interface PassedChallenge {
  readonly kind: CodeKind;
  readonly playerId: number;
  /** What the code was sent to. */
  readonly channel: Subject['kind'] | null;
}
