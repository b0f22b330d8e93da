/** A challenge as the operator gives it: `PublicKeyCredentialCreationOptionsJSON` or `…RequestOptionsJSON`. */
export interface CeremonyOptions {
  readonly challenge: string;
  /** How long the authenticator may take, in milliseconds. */
  readonly timeout?: number | undefined;
}

/** How a ceremony ended without a credential. */
export type CeremonyFault =
  /** By the person, by another ceremony, or because the device has no passkey: browsers do not tell which. */
  | 'cancelled'
  | 'timed-out'
  /** The device has a passkey of this player already. */
  | 'taken'
  /** The browser, or this address of the site, has no passkeys. */
  | 'unsupported';

export class CeremonyError extends Error {
  override readonly name = 'CeremonyError';
  readonly fault: CeremonyFault;

  constructor(fault: CeremonyFault, cause: unknown) {
    super(`The ceremony of a passkey ended: ${fault}.`, { cause });
    this.fault = fault;
  }
}

interface CeremonyCall {
  readonly signal: AbortSignal;
}

/** The passkeys of the browser; each ceremony ends the one before, and fails with a `CeremonyError`. */
export interface PasskeyCeremonies {
  /** Whether the browser has passkeys. */
  isSupported(): boolean;
  /** Whether the browser can offer passkeys among the names that it fills in. */
  canAutofill(): Promise<boolean>;
  /** Makes a passkey; returns the credential as JSON. */
  create(options: CeremonyOptions, call: CeremonyCall): Promise<object>;
  /** Signs with a passkey that the person chooses; returns the credential as JSON. */
  sign(
    options: CeremonyOptions,
    call: CeremonyCall & { readonly isAutofill: boolean },
  ): Promise<object>;
}
