import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { GamePage } from '../../../src/outside/provider-check/bench';
import { faultyProvider } from './faulty-provider';

const clock = {
  now: () => Date.now(),
  after(ms: number, task: () => void) {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  },
};

/** A provider whose page is right, or does everything wrong that a page can. */
export async function openFramedProvider(siteOrigin: string, isRight: boolean) {
  const open = faultyProvider(null)({
    clock,
    game: 'dice',
    fetch: async (input, init) =>
      fetch(siteOrigin + new URL(new Request(input).url).pathname, init),
  });
  const pages: GamePage[] = [];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const origin = `http://${request.headers.host}`;
    const readable = { 'Access-Control-Allow-Origin': '*' };
    const end = (type: string, text: string, headers: Record<string, string>): void => {
      response.writeHead(200, { 'Content-Type': type, ...headers }).end(text);
    };
    if (pathname === '/play') {
      pages.push(await open(searchParams.get('code') ?? ''));
      const policy = `default-src 'none'; connect-src ${origin}; script-src ${origin}`;
      const framed = `${policy}; frame-ancestors ${siteOrigin}`;
      const headers: Record<string, string> = isRight
        ? { 'Content-Security-Policy': framed }
        : { 'Content-Security-Policy': `${policy} 'unsafe-inline'`, 'Set-Cookie': 'a=b' };
      end('text/html', PAGE, headers);
    } else if (pathname === '/game.js') {
      const script = isRight ? GAME : WRONG + GAME.replace('if (isResting) return;', '');
      end('text/javascript', script.replaceAll('SITE', siteOrigin), readable);
    } else if (pathname === '/press') {
      await pages.at(-1)?.press();
      end('application/json', '{}', readable);
    } else {
      end('application/json', '{}', {});
    }
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/play`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const PAGE = `<!doctype html><title>Game</title><button type="button">Play</button>
<script type="module" crossorigin src="/game.js"></script>`;

/** A game's own words on the port, so that the check is not tried by the code that it is made of. */
const GAME = `
const isWrong = globalThis.isWrong === true;
const nonce = new URLSearchParams(location.hash.slice(1)).get('nonce');
let isResting = false;
let port;
const say = (contract, payload) => port?.postMessage({ type: 'publish', contract, payload });
addEventListener('message', ({ data, ports }) => {
  if (data.type !== 'grandstand-port') return;
  [port] = ports;
  port.onmessage = ({ data: { contract, payload } }) => {
    if (contract === 'game.rest@1') isResting = payload.reason !== null;
  };
  if (isWrong) say('game.balance@1', { money: 1_000_000 });
  else say('game.ready@1', {});
});
if (!isWrong) parent.postMessage({ type: 'grandstand-hello', version: 1, nonce }, 'SITE');
document.querySelector('button').addEventListener('click', async () => {
  if (isResting) return;
  const roundId = 'round-' + Math.random();
  if (!isWrong) say('game.round@1', { phase: 'begun', roundId });
  await fetch('/press', { method: 'POST' });
  if (!isWrong) say('game.round@1', { phase: 'ended', roundId });
});
`;

const WRONG = `
globalThis.isWrong = true;
const attempt = (what) => { try { what(); } catch {} };
attempt(() => document.cookie);
attempt(() => localStorage.setItem('a', 'b'));
attempt(() => open('https://example.com/'));
attempt(() => { top.location.href = 'https://example.com/'; });
attempt(() => fetch('/unreadable').catch(() => {}));
parent.postMessage({ type: 'grandstand-hello', version: 1, nonce: 'a-nonce-of-another' }, '*');
parent.postMessage(
  { type: 'grandstand-hello', version: 1, nonce: new URLSearchParams(location.hash.slice(1)).get('nonce') },
  '*',
);
`;
