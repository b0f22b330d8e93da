import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { listen, listenOn, openAll } from './listen';

describe('the servers of a site', () => {
  it('say which port is taken, and close what was open', async () => {
    const taken = createServer();
    const first = await listenOn(taken, 0);
    const { port } = taken.address() as AddressInfo;
    const closed: string[] = [];
    const open = (name: string) => async () => ({ close: async () => void closed.push(name) });
    await expect(
      openAll([open('areas'), async () => listen(new Hono(), port)], {
        close: async () => void closed.push('data'),
      }),
    ).rejects.toThrow(`port ${port} is taken`);
    expect(closed).toEqual(['areas', 'data']);
    await first.close();
  });

  it('end streams that would never end', async () => {
    const app = new Hono();
    app.get(
      '/',
      () => new Response(new ReadableStream({ start: (c) => c.enqueue(new Uint8Array(1)) })),
    );
    const server = createServer();
    const probe = await listenOn(server, 0);
    const { port } = server.address() as AddressInfo;
    await probe.close();
    const running = await listen(app, port);
    const reader = (await fetch(`http://localhost:${port}/`)).body?.getReader();
    await reader?.read();
    await running.close();
    await expect(reader?.read()).rejects.toThrow();
  });
});
