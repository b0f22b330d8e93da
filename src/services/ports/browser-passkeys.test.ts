import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBrowserPasskeys } from './browser-passkeys';
import { CeremonyError } from './passkey-ceremonies';

const OPTIONS = { challenge: 'AAAA', timeout: 120_000 };
/** What `create` needs besides. */
const CREATION = { ...OPTIONS, user: { id: 'AA' }, excludeCredentials: [] };
const never = new AbortController().signal;

let now = 0;
let passkeys: ReturnType<typeof createBrowserPasskeys>;
/** What the browser answers. */
const get = vi.fn<(options: CredentialRequestOptions) => Promise<unknown>>();
const create = vi.fn<(options: CredentialCreationOptions) => Promise<unknown>>();

beforeEach(() => {
  now = 0;
  passkeys = createBrowserPasskeys({ now: () => now });
  vi.stubGlobal('PublicKeyCredential', vi.fn());
  vi.stubGlobal('navigator', { credentials: { get, create } });
  vi.stubGlobal('document', { querySelectorAll: () => [] });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const fails = (name: string) => async (): Promise<never> => {
  throw new DOMException('In the words of the browser.', name);
};
const faultOf = async (ceremony: Promise<object>): Promise<string> => {
  const error: unknown = await ceremony.catch((reason: unknown) => reason);
  return error instanceof CeremonyError ? error.fault : 'none';
};
const sign = (signal = never, isAutofill = false) => passkeys.sign(OPTIONS, { signal, isAutofill });

describe('a ceremony of the browser', () => {
  it.each([
    ['NotAllowedError', 'cancelled'],
    ['AbortError', 'cancelled'],
    ['SecurityError', 'unsupported'],
    ['NotSupportedError', 'unsupported'],
  ])('that signs and fails with %s is %s', async (name, fault) => {
    get.mockImplementation(fails(name));
    expect(await faultOf(sign())).toBe(fault);
  });

  it('that makes a passkey where there is one says so', async () => {
    create.mockImplementation(fails('InvalidStateError'));
    expect(await faultOf(passkeys.create(CREATION, { signal: never }))).toBe('taken');
  });

  it('is timed out, not cancelled, where its whole time has passed', async () => {
    get.mockImplementation(async () => {
      now = 119_000;
      return fails('NotAllowedError')();
    });
    expect(await faultOf(sign())).toBe('timed-out');
  });

  it('ends with its signal', async () => {
    const controller = new AbortController();
    get.mockImplementation(
      ({ signal }) =>
        new Promise((_, reject) => {
          signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
          controller.abort();
        }),
    );
    expect(await faultOf(sign(controller.signal))).toBe('cancelled');
  });

  it('does not begin after its signal', async () => {
    expect(await faultOf(sign(AbortSignal.abort()))).toBe('cancelled');
    expect(get).not.toHaveBeenCalled();
  });

  it('is not possible in a browser without passkeys', async () => {
    vi.stubGlobal('PublicKeyCredential', undefined);
    expect(await faultOf(sign())).toBe('unsupported');
    expect(await passkeys.canAutofill()).toBe(false);
  });

  it('answers with the credential as JSON, by autofill too', async () => {
    const bytes = new Uint8Array([1, 2, 3]).buffer;
    get.mockResolvedValue({
      id: 'AQID',
      rawId: bytes,
      type: 'public-key',
      response: {
        authenticatorData: bytes,
        clientDataJSON: bytes,
        signature: bytes,
        userHandle: bytes,
      },
      getClientExtensionResults: () => ({}),
    });
    vi.stubGlobal(
      'PublicKeyCredential',
      Object.assign(vi.fn(), { isConditionalMediationAvailable: async () => true }),
    );
    expect(await passkeys.canAutofill()).toBe(true);
    expect(await sign(never, true)).toMatchObject({
      id: 'AQID',
      rawId: 'AQID',
      response: { signature: 'AQID', userHandle: 'AQID' },
    });
    expect(get.mock.calls[0]?.[0]).toMatchObject({ mediation: 'conditional' });
  });
});
