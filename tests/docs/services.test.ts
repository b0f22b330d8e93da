import { expect, it } from 'vitest';
import { busUseOf } from './services';
import { headOf, sentenceOf } from './services-table';

it('finds the contracts and calls of a service in its source', () => {
  const source = `
    import { accountState, sessionState } from '@grandstand/bus-contracts';
    for (const state of [accountState]) bus.on(state, check);
    bus.messages$(sessionState);
    bus.publish(termsState, {});
    bus.handle(termsGet, () => api.call(termsCall, {}));
    void bus.send(noticesShow, {});
  `;
  expect(busUseOf('terms', [source])).toEqual({
    subscribes: ['account.state', 'session.state'],
    publishes: ['terms.state'],
    answers: ['terms.get'],
    sends: ['notices.show'],
    calls: ['/web-api/api-v3/v2/user/agreement-rules'],
  });
});

it('finds what a service does in the comments of its source', () => {
  const source = `// The service loads every 60 s.
// It stops when hidden.
//
// A change waits.
import { x } from './x';

/** Ports. */
export interface Ports {}

/**
 * Keeps the accounts current (ACC-04, ACC-05),
 * and changes them.
 * @remarks Rarely.
 */
export function createAccount(): void {}
`;
  expect(headOf(source)).toEqual([
    'The service loads every 60 s. It stops when hidden.',
    'A change waits.',
  ]);
  expect(sentenceOf(source)).toBe('Keeps the accounts current, and changes them.');
  expect(headOf('import {} from "x";\n// No head.\n')).toEqual([]);
});
