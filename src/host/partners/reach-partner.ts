/**
 * Calls the program of a partner from this machine.
 * @remarks Browsers know that names below `localhost` are this machine; Node asks the system, which may not.
 */
export async function reachPartner(address: string, init: RequestInit): Promise<Response> {
  const url = new URL(address);
  if (!url.hostname.endsWith('.localhost')) return fetch(url, init);
  const headers = new Headers(init.headers);
  headers.set('Host', url.host);
  url.hostname = '127.0.0.1';
  return fetch(url, { ...init, headers });
}
