import type { KeyObject } from 'node:crypto';
import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

interface CreationOptions {
  readonly challenge: string;
  readonly rp: { readonly id?: string };
  readonly user: { readonly id: string };
}

interface RequestOptions {
  readonly challenge: string;
  readonly rpId?: string;
}

/** What an answer claims in place of the truth. */
interface Lies {
  readonly origin?: string;
  readonly rpId?: string;
  readonly type?: string;
  readonly challenge?: string;
  readonly counter?: number;
  readonly userHandle?: string;
  readonly credentialId?: string;
  /** Whether the authenticator has verified its user; true by default. */
  readonly isVerified?: boolean;
}

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const MAY_BE_BACKED_UP = 0x08;
const IS_BACKED_UP = 0x10;
const HAS_KEY = 0x40;

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const base64url = (data: string | Uint8Array): string => Buffer.from(data).toString('base64url');

function clientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function authenticatorData(
  rpId: string,
  flags: number,
  counter: number,
  key: Uint8Array = Buffer.alloc(0),
) {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(rpId), Buffer.of(flags), count, key]);
}

/** The public key in COSE: an elliptic curve, ES256, P-256, and the point. */
function coseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  return Buffer.from(
    isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    ),
  );
}

/** A key with a credential id of 32 bytes, as authenticators have them. */
function attestedKey(credentialId: string, publicKey: KeyObject): Buffer {
  const id = Buffer.from(credentialId, 'base64url');
  const length = Buffer.alloc(2);
  length.writeUInt16BE(id.length);
  return Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey)]);
}

/** An authenticator with one passkey, in the browser of a page of the origin; it counts what it signs. */
export function softAuthenticator(origin: string, { isBackedUp = false } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const ownId = base64url(randomBytes(32));
  const ownHost = new URL(origin).hostname;
  let counter = 0;
  let handle = '';

  const flagsOf = (isVerified = true): number =>
    USER_PRESENT |
    (isVerified ? USER_VERIFIED : 0) |
    (isBackedUp ? MAY_BE_BACKED_UP | IS_BACKED_UP : 0);
  const answer = <R>(id: string, response: R) => ({
    id,
    rawId: id,
    type: 'public-key',
    clientExtensionResults: {},
    authenticatorAttachment: 'platform',
    response,
  });

  return {
    credentialId: ownId,
    /** What the browser sends for a new passkey. */
    create({ challenge, rp, user }: CreationOptions, lies: Lies = {}) {
      handle = user.id;
      counter = lies.counter ?? counter;
      const id = lies.credentialId ?? ownId;
      const authData = authenticatorData(
        lies.rpId ?? rp.id ?? ownHost,
        flagsOf(lies.isVerified) | HAS_KEY,
        counter,
        attestedKey(id, publicKey),
      );
      const attestation = isoCBOR.encode(
        new Map<string, string | Uint8Array | Map<string, never>>([
          ['fmt', 'none'],
          ['attStmt', new Map<string, never>()],
          ['authData', new Uint8Array(authData)],
        ]),
      );
      const data = clientData(
        lies.type ?? 'webauthn.create',
        lies.challenge ?? challenge,
        lies.origin ?? origin,
      );
      return answer(id, {
        clientDataJSON: base64url(data),
        attestationObject: base64url(attestation),
        transports: ['internal', 'hybrid'],
      });
    },
    /** What the browser sends for a sign-in. */
    get({ challenge, rpId }: RequestOptions, lies: Lies = {}) {
      counter = lies.counter ?? counter + 1;
      const authData = authenticatorData(
        lies.rpId ?? rpId ?? ownHost,
        flagsOf(lies.isVerified),
        counter,
      );
      const data = clientData(
        lies.type ?? 'webauthn.get',
        lies.challenge ?? challenge,
        lies.origin ?? origin,
      );
      const signature = createSign('sha256')
        .update(Buffer.concat([authData, sha256(data)]))
        .sign(privateKey);
      return answer(lies.credentialId ?? ownId, {
        clientDataJSON: base64url(data),
        authenticatorData: base64url(authData),
        signature: base64url(signature),
        userHandle: lies.userHandle ?? handle,
      });
    },
  };
}
export type SoftAuthenticator = ReturnType<typeof softAuthenticator>;
