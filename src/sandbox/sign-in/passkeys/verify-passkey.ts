import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { NewPasskey, SignedAnswer } from './passkey-input';

/** Where passkeys are made and used. */
export interface Site {
  readonly origin: string;
  /** The host name that passkeys belong to. */
  readonly rpId: string;
}

interface VerifiedPasskey {
  readonly credentialId: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly isBackedUp: boolean;
}

/** A new passkey that was made for the challenge on this site, by an authenticator that verified its user; else undefined. */
export async function verifyNewPasskey(
  response: NewPasskey,
  challenge: string,
  { origin, rpId }: Site,
): Promise<VerifiedPasskey | undefined> {
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
    });
    if (!verified) return undefined;
    const { credential, credentialBackedUp } = registrationInfo;
    // The browser's copy of the id is not signed; the authenticator's data have the id itself.
    if (credential.id !== response.id) return undefined;
    return {
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      isBackedUp: credentialBackedUp,
    };
  } catch {
    // The library throws for each thing that is not as it should be.
    return undefined;
  }
}

/** What a passkey says with an answer that it signed for the challenge on this site, after it verified its user; else undefined. */
export async function verifySigned(
  response: SignedAnswer,
  challenge: string,
  { origin, rpId }: Site,
  known: Pick<VerifiedPasskey, 'publicKey' | 'counter'>,
): Promise<Pick<VerifiedPasskey, 'counter' | 'isBackedUp'> | undefined> {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      credential: {
        id: response.id,
        publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')),
        counter: known.counter,
      },
    });
    if (!verified) return undefined;
    const { newCounter: counter, credentialBackedUp: isBackedUp } = authenticationInfo;
    return { counter, isBackedUp };
  } catch {
    return undefined;
  }
}
