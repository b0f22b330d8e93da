import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ageScript } from '../../src/host/page/age-script';
import { answerHoldsFor } from '../../src/services/protection/age/age-rules';

const NOW = Date.UTC(2026, 10, 22);
const THREE_DAYS = 259_200_000;

interface Kept {
  readonly localStorage?: string | null;
  readonly sessionStorage?: string | null;
}

/** Runs the page's script in a browser that keeps this; a store that is left out throws. */
function run(kept: Kept, age: { isForSession?: boolean } = {}) {
  const listeners = new Map<string, (event: object) => void>();
  const attributes = new Set<string>();
  const question = {
    open: false,
    showModal: () => {
      question.open = true;
    },
    setAttribute: (name: string) => attributes.add(name),
    hasAttribute: (name: string) => attributes.has(name),
    addEventListener: (name: string, listener: (event: object) => void) =>
      listeners.set(name, listener),
  };
  const store = (name: keyof Kept) => ({
    get: () => {
      const text = kept[name];
      if (text === undefined) throw new Error('SecurityError');
      return { getItem: () => text };
    },
  });
  const world = Object.defineProperties(
    { Date: { now: () => NOW }, document: { querySelector: () => question } },
    { localStorage: store('localStorage'), sessionStorage: store('sessionStorage') },
  );
  runInNewContext(ageScript(age), world);
  return { question, listeners };
}

describe('the script that opens the age question before anything is painted', () => {
  it('CNS-02 opens it unless the browser has a valid answer, by the same rule as the service', () => {
    const near = [0, 60_000, 60_001, -THREE_DAYS, -THREE_DAYS + 1].map((ms) => String(NOW + ms));
    const texts = fc.oneof(
      fc.constantFrom(null, '', 'true', '-5', '1e9', '12a', '9'.repeat(16), ...near),
      fc.integer({ min: NOW - 2 * THREE_DAYS, max: NOW + THREE_DAYS }).map(String),
      fc.string(),
    );
    fc.assert(
      fc.property(texts, (localStorage) => {
        expect(run({ localStorage }).question.open).toBe(answerHoldsFor(localStorage, NOW) === 0);
      }),
    );
  });

  it('CNS-02 reads the session instead, only with that option', () => {
    const age = { isForSession: true };
    const answered = String(NOW - 10 * THREE_DAYS);
    expect(run({ sessionStorage: answered }, age).question.open).toBe(false);
    expect(run({ sessionStorage: null, localStorage: String(NOW) }, age).question.open).toBe(true);
  });

  it('CNS-02 P60 opens it when storage throws', () => {
    expect(run({}).question.open).toBe(true);
    expect(run({}, { isForSession: true }).question.open).toBe(true);
  });

  it('CNS-02 keeps Escape from closing it, and opens it again however it was closed', () => {
    const { question, listeners } = run({ localStorage: null });
    let isPrevented = false;
    listeners.get('cancel')?.({
      preventDefault: () => {
        isPrevented = true;
      },
    });
    expect(isPrevented).toBe(true);
    question.open = false;
    listeners.get('close')?.({});
    expect(question.open).toBe(true);
  });
});
