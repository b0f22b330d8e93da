import type { NetworkAccounts } from './network-accounts';

/** The browser's accounts of networks, by FedCM (https://w3c-fedid.github.io/FedCM/). */
export function createBrowserAccounts(): NetworkAccounts {
  return {
    isSupported: () => 'IdentityCredential' in globalThis,
    async ask({ clientId, configURL, nonce }, signal) {
      // TypeScript does not know the member `identity` yet.
      const options = {
        signal,
        // Never without the person: a player who has signed out would be signed in again by the next page.
        mediation: 'required',
        identity: {
          // Older browsers send the nonce that is beside the parameters, newer ones the parameters alone.
          providers: [{ configURL, clientId, nonce, params: { nonce } }],
        },
      } as CredentialRequestOptions;
      const credential = await navigator.credentials.get(options);
      const token: unknown = credential && 'token' in credential ? credential.token : undefined;
      if (typeof token === 'string') return token;
      throw new Error('Failed to sign in by one tap: the browser gave no token.');
    },
  };
}
