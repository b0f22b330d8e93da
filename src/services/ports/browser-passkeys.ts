import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import type * as Library from '@simplewebauthn/browser';
import type { Clock } from '@grandstand/bus-contracts';
import { CeremonyError } from './passkey-ceremonies';
import type { CeremonyFault, CeremonyOptions, PasskeyCeremonies } from './passkey-ceremonies';

/** A browser that has waited for that part of its time has not been cancelled. */
const NEARLY = 0.98;

/** The browser's passkeys; the library is fetched with the first ceremony. */
export function createBrowserPasskeys(clock: Pick<Clock, 'now'>): PasskeyCeremonies {
  async function run(
    { timeout = Infinity }: CeremonyOptions,
    signal: AbortSignal,
    ceremony: (library: typeof Library) => Promise<object>,
  ): Promise<object> {
    if (!hasPasskeys()) throw new CeremonyError('unsupported', undefined);
    const library = await import('@simplewebauthn/browser');
    if (signal.aborted) throw new CeremonyError('cancelled', signal.reason);
    const began = clock.now();
    const cancel = (): void => library.WebAuthnAbortService.cancelCeremony();
    signal.addEventListener('abort', cancel);
    try {
      return await ceremony(library);
    } catch (error) {
      throw new CeremonyError(faultOf(error, clock.now() - began >= timeout * NEARLY), error);
    } finally {
      signal.removeEventListener('abort', cancel);
    }
  }

  return {
    isSupported: hasPasskeys,
    async canAutofill() {
      if (!hasPasskeys()) return false;
      const { browserSupportsWebAuthnAutofill } = await import('@simplewebauthn/browser');
      return browserSupportsWebAuthnAutofill();
    },
    create: (options, { signal }) =>
      run(options, signal, ({ startRegistration }) =>
        startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }),
      ),
    sign: (options, { signal, isAutofill }) =>
      run(options, signal, ({ startAuthentication }) =>
        startAuthentication({
          optionsJSON: options,
          useBrowserAutofill: isAutofill,
          // The dialog has the field; it may be drawn a moment later.
          verifyBrowserAutofillInput: false,
        }),
      ),
  };
}

/** False outside https too, except on `localhost`. */
function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function';
}

function faultOf(error: unknown, isLate: boolean): CeremonyFault {
  // The library wraps some of the browser's errors.
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  switch (cause instanceof Error ? cause.name : '') {
    case 'NotAllowedError':
      return isLate ? 'timed-out' : 'cancelled';
    case 'AbortError':
      return 'cancelled';
    case 'InvalidStateError':
      return 'taken';
    default:
      return 'unsupported';
  }
}
