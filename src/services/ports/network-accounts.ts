/** What a network is asked for an account with. */
export interface AccountRequest {
  /** The site as the network knows it. */
  readonly clientId: string;
  /** The address of the network's file for browsers. */
  readonly configURL: string;
  readonly nonce: string;
}

/** The accounts of social networks that the browser itself shows on a site (FedCM). */
export interface NetworkAccounts {
  readonly isSupported: () => boolean;
  /**
   * Lets the browser ask the person, and resolves to the network's token. Rejects where they choose no account, have
   * none or turned the question off, which browsers do not tell apart, and where the signal aborts.
   */
  readonly ask: (request: AccountRequest, signal: AbortSignal) => Promise<string>;
}
