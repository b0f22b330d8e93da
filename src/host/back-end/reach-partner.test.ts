import { createServer } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { reachPartner } from './reach-partner';

let server: Server;
let port: number;
let called: { request: IncomingMessage; body: string } | undefined;

beforeEach(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      called = { request, body };
      response.writeHead(401, { 'Content-Type': 'application/json', 'X-Seen': 'yes' });
      response.end('{"error":"no"}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterEach(async () => new Promise((resolve) => server.close(resolve)));

it('reaches a name below localhost on this machine, under that name', async () => {
  const answer = await reachPartner(`http://identity.localhost:${port}/token?a=1`, {
    method: 'POST',
    headers: { Authorization: 'Basic x' },
    body: new URLSearchParams({ code: 'a b' }),
  });
  expect([answer.status, answer.headers.get('X-Seen'), await answer.json()]).toEqual([
    401,
    'yes',
    { error: 'no' },
  ]);
  expect(called?.body).toBe('code=a+b');
  expect([called?.request.method, called?.request.url]).toEqual(['POST', '/token?a=1']);
  expect(called?.request.headers).toMatchObject({
    host: `identity.localhost:${port}`,
    authorization: 'Basic x',
    'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
  });
});

it('reaches other names as they are', async () => {
  await reachPartner(`http://127.0.0.1:${port}/`, {});
  expect(called?.request.headers.host).toBe(`127.0.0.1:${port}`);
});

it('rejects where nothing listens, and when it is given up', async () => {
  await expect(reachPartner('http://identity.localhost:1/', {})).rejects.toThrow();
  const given = { signal: AbortSignal.abort() };
  await expect(reachPartner(`http://identity.localhost:${port}/`, given)).rejects.toThrow();
});
