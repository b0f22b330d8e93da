import client from '../client';
import server from '../server';
import { openArea } from '../../../src/routes/testing/open-area';

/** The area on a page, over its server's markup, with the token of a link behind the hash. */
export async function openAuth(path: string, token?: string) {
  const hash = token === undefined ? '' : `#token=${token}`;
  history.replaceState({ kept: 1 }, '', `/en${path}${hash}`);
  const page = await openArea({ client, server, path });
  return { ...page, auth: page.test.bus.join('auth') };
}
