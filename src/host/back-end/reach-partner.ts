import { request as httpRequest } from 'node:http';

/** Where `.localhost` programs listen. */
const LOOPBACK = '127.0.0.1';

/** More bytes than a partner answers. */
const LARGEST_ANSWER = 1024 * 1024;

/**
 * Calls the program of a partner from this machine.
 * @remarks Browsers know that names below `localhost` are this machine; Node asks the system, which may not.
 * Node's `fetch` can't name another host than the one that it connects to.
 */
export async function reachPartner(address: string, init: RequestInit): Promise<Response> {
  const { hostname, host, port, pathname, search, protocol } = new URL(address);
  if (protocol !== 'http:' || !hostname.endsWith('.localhost')) return fetch(address, init);
  const request = new Request(address, init);
  const { method, headers, signal } = request;
  const body = Buffer.from(await request.arrayBuffer());
  return new Promise((resolve, reject) => {
    const sent = httpRequest({
      host: LOOPBACK,
      port,
      path: pathname + search,
      method,
      headers: { ...Object.fromEntries(headers), host, 'content-length': body.length },
      signal,
    });
    sent.once('error', reject);
    sent.once('response', (answer) => {
      const chunks: Buffer[] = [];
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        bytes += chunk.length;
        if (bytes > LARGEST_ANSWER)
          answer.destroy(new Error('The answer of a partner is too large.'));
      });
      answer.once('error', reject);
      answer.once('end', () => {
        const fields = Object.entries(answer.headers).flatMap(([name, value]) =>
          [value ?? []].flat().map((one): [string, string] => [name, one]),
        );
        resolve(
          new Response(Buffer.concat(chunks), {
            status: answer.statusCode ?? 502,
            headers: fields,
          }),
        );
      });
    });
    sent.end(body);
  });
}
