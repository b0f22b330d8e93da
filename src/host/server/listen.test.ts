import { createServer } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { Hono } from 'hono';
import { afterEach, describe, expect, it } from 'vitest';
import { listen, listenOn, openAll } from './listen';
import type { ListeningServer } from './listen';

const ADDRESSES = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
const hasV6 = ADDRESSES.some(({ address }) => address === '::1');
const outside = ADDRESSES.filter(({ internal, family }) => !internal && family === 'IPv4');

const app = new Hono();
app.get('/', (c) => c.text('here'));
app.get('/stream', () => {
  return new Response(new ReadableStream({ start: (c) => c.enqueue(new Uint8Array(1)) }));
});

let running: ListeningServer | undefined;
afterEach(async () => {
  await running?.close();
  running = undefined;
});

/** Whether a server listens at the address. */
async function isOpen(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

describe('the servers of a site', () => {
  it('name the port that is in use, and close the other', async () => {
    const taken = createServer();
    running = await listenOn(taken, { port: 0 });
    const { port } = running;
    const closed: string[] = [];
    const open = (name: string) => async () => ({ close: async () => void closed.push(name) });
    await expect(
      openAll([open('areas'), async () => listen(new Hono(), { port })], {
        close: async () => void closed.push('data'),
      }),
    ).rejects.toThrow(`port ${port} is taken`);
    expect(closed).toEqual(['areas', 'data']);
  });

  it('end endless streams', async () => {
    const { port, close } = await listen(app, { port: 0 });
    const reader = (await fetch(`http://localhost:${port}/stream`)).body?.getReader();
    await reader?.read();
    await close();
    await expect(reader?.read()).rejects.toThrow();
  });

  it('are reached only from this machine, by each of its loopback addresses', async () => {
    running = await listen(app, { port: 0 });
    const { port } = running;
    const names = ['localhost', '127.0.0.1', ...(hasV6 ? ['[::1]'] : [])];
    for (const name of names) {
      const answer = await fetch(`http://${name}:${port}/`);
      expect([name, await answer.text()]).toEqual([name, 'here']);
    }
    for (const { address } of outside) {
      expect([address, await isOpen(address, port)]).toEqual([address, false]);
    }
  });

  it('free both addresses when they end', async () => {
    const { port, close } = await listen(app, { port: 0 });
    await close();
    running = await listen(app, { port });
    expect(running.port).toBe(port);
  });

  it('close a connection whose request arrives too slowly', async () => {
    const server = createServer();
    running = await listenOn(server, { port: 0 });
    expect(server.headersTimeout).toBeLessThanOrEqual(15_000);
    expect(server.requestTimeout).toBeLessThanOrEqual(30_000);
    // The same times, made short: Node checks connections at a configured interval.
    await running.close();
    const slow = createServer({ connectionsCheckingInterval: 20 });
    running = await listenOn(slow, { port: 0 });
    slow.headersTimeout = 50;
    const socket = connect({ host: '127.0.0.1', port: running.port });
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n');
    const answer = await new Promise<string>((resolve) => {
      let text = '';
      socket.on('data', (chunk) => (text += String(chunk)));
      socket.on('close', () => resolve(text));
    });
    expect(answer).toMatch(/^HTTP\/1.1 408 /);
  });

  it('listen on the given address', async () => {
    const server = createServer();
    running = await listenOn(server, { port: 0, host: '0.0.0.0' });
    expect((server.address() as AddressInfo).address).toBe('0.0.0.0');
    for (const { address } of outside) {
      expect([address, await isOpen(address, running.port)]).toEqual([address, true]);
    }
  });

  it('report an address that the machine does not have', async () => {
    await expect(listen(app, { port: 0, host: '192.0.2.1' })).rejects.toThrow(
      'this machine has no address "192.0.2.1". Please give another HOST.',
    );
  });
});
