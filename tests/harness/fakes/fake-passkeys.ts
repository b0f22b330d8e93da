import { CeremonyError } from '../../../src/services/ports/passkey-ceremonies';
import type {
  CeremonyFault,
  CeremonyOptions,
  PasskeyCeremonies,
} from '../../../src/services/ports/passkey-ceremonies';

/** A ceremony that waits for the person. */
interface Ceremony {
  readonly kind: 'create' | 'sign' | 'autofill';
  readonly options: CeremonyOptions;
  readonly signal: AbortSignal;
  /** The person has chosen a passkey. */
  readonly give: (response: object) => void;
  readonly fail: (fault: CeremonyFault) => void;
}

/** The passkeys of a browser whose person is the test. */
export function fakePasskeys({ canAutofill = false } = {}) {
  const all: Ceremony[] = [];
  const begin = (
    kind: Ceremony['kind'],
    options: CeremonyOptions,
    signal: AbortSignal,
  ): Promise<object> =>
    new Promise((resolve, reject) => {
      const fail = (fault: CeremonyFault): void => reject(new CeremonyError(fault, undefined));
      signal.addEventListener('abort', () => fail('cancelled'));
      all.push({ kind, options, signal, give: resolve, fail });
    });
  const ceremonies: PasskeyCeremonies = {
    isSupported: () => true,
    canAutofill: async () => canAutofill,
    create: (options, { signal }) => begin('create', options, signal),
    sign: (options, { signal, isAutofill }) =>
      begin(isAutofill ? 'autofill' : 'sign', options, signal),
  };
  return {
    ceremonies,
    /** How many have begun. */
    count: () => all.length,
    /** The last one. */
    last(): Ceremony {
      const last = all.at(-1);
      if (!last) throw new Error('No ceremony has begun.');
      return last;
    },
  };
}
