import { CONTRACTS } from '@grandstand/bus-contracts';
import { PLAYER_CONTRACTS } from '@grandstand/bus-contracts/player';
import { SHELL_CONTRACTS } from '@grandstand/bus-contracts/shell';
import { blackOut } from '@grandstand/bus-contracts/testing';
import type { Page } from 'playwright/test';

type Envelope = Parameters<typeof blackOut>[0];

const ALL = [...CONTRACTS, ...PLAYER_CONTRACTS, ...SHELL_CONTRACTS];

/** A place where a page leaves what others may read. */
interface Trail {
  readonly where: string;
  readonly text: string;
}

/** What the page reports: a message of the bus, or a write to its storage. */
type Left = { readonly envelope: Envelope } | { readonly stored: string };

/** What a page has left behind since it is followed. */
export interface Trails {
  /** The names of the commands that were sent over the bus. */
  commands(): ReadonlySet<string>;
  /** Where these secrets were left, by the names that they are given; a code counts only as a whole word. */
  leaksOf(secrets: ReadonlyMap<string, string>): Promise<readonly string[]>;
}

/**
 * Follows a page over all its moves: every message of its bus, as a recording holds it, every write to
 * its storage, the addresses and referrers of its requests, and its console.
 */
export async function followTrails(page: Page): Promise<Trails> {
  const trails: Trail[] = [];
  const commands = new Set<string>();

  await page.exposeFunction('leaveTrails', (json: string) => {
    for (const left of JSON.parse(json) as Left[]) {
      if ('stored' in left) {
        trails.push({ where: 'the storage', text: left.stored });
        continue;
      }
      const { envelope } = left;
      if (envelope.kind === 'command') commands.add(envelope.name);
      const contract = ALL.find(
        (one) => one.name === envelope.name && one.version === envelope.version,
      );
      const recorded = contract ? blackOut(envelope, contract) : envelope;
      const step = envelope.step ?? envelope.kind;
      trails.push({ where: `${step} ${envelope.name}`, text: JSON.stringify(recorded.payload) });
    }
  });
  await page.addInitScript(
    listen,
    ALL.filter(({ kind }) => kind === 'state').map(({ name, version }) => ({ name, version })),
  );

  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // By the protocol, a network sends the browser back with a code that works once.
    if (/^\/social-api\/oauth\/[a-z-]+\/callback$/.test(pathname)) return;
    const text = `${request.url()} ${request.headers()['referer'] ?? ''}`;
    trails.push({ where: `the address ${pathname}`, text });
  });
  page.on('console', (message) => trails.push({ where: 'the console', text: message.text() }));

  return {
    commands: () => commands,
    leaksOf: async (secrets) => {
      await page.evaluate(() => dispatchEvent(new Event('report-trails')));
      return Array.from(secrets).flatMap(([name, secret]) => {
        // The digits of a code may be within a longer number too.
        const code = /^\d+$/.test(secret) ? new RegExp(`(?<![\\w.-])${secret}(?![\\w.-])`) : null;
        const isIn = (text: string): boolean => code?.test(text) ?? text.includes(secret);
        return trails.filter(({ text }) => isIn(text)).map(({ where }) => `${name} in ${where}`);
      });
    },
  };
}

/** Runs in the page, before its scripts. */
function listen(states: readonly { name: string; version: number }[]): void {
  const left: unknown[] = [];
  const report = (): void => {
    if (left.length > 0) globalThis.leaveTrails(JSON.stringify(left.splice(0)));
  };
  setInterval(report, 1000);
  addEventListener('pagehide', report);
  addEventListener('report-trails', report);
  // Both stores inherit it.
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (key, value) {
    left.push({ stored: `${key} ${value}` });
    setItem.call(this, key, value);
  };
  let qa: typeof globalThis.grandstand;
  Object.defineProperty(globalThis, 'grandstand', {
    configurable: true,
    get: () => qa,
    set(value: typeof globalThis.grandstand) {
      qa = value;
      // A copy, since a sender may change its payload later.
      qa?.bus.tap((envelope) => left.push({ envelope: structuredClone(envelope) }));
      // The present states, which were published before QA had the bus.
      for (const { name, version } of states) {
        const payload = qa?.bus.peek(name);
        if (payload === undefined) continue;
        left.push({ envelope: { kind: 'state', name, version, payload } });
      }
    },
  });
}

declare global {
  /** Hands trails of the page to the test, as JSON. */
  var leaveTrails: (json: string) => void;
}
