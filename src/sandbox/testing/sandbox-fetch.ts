import type { Sandbox } from '../index';

/** A browser's `fetch` to the embedded operator, with its HttpOnly cookie. */
export function createSandboxFetch(sandbox: Sandbox): typeof fetch {
  let sid: string | undefined;
  return async (input, init) => {
    const { signal: _, ...rest } = init ?? {};
    const request = new Request(input, rest);
    if (sid !== undefined) request.headers.set('cookie', `sid=${sid}`);
    const response = await sandbox.fetch(request);
    for (const cookie of response.headers.getSetCookie()) {
      const value = /^sid=([^;]*)/.exec(cookie)?.[1];
      if (value !== undefined) sid = value === '' ? undefined : value;
    }
    return response;
  };
}
