import { expect, it } from 'vitest';
import { wordsOf } from './services';

it('finds the contracts and calls of a service in its source', () => {
  const source = `
    import { accountState, sessionState } from '@grandstand/bus-contracts';
    for (const state of [accountState]) bus.on(state, look);
    bus.messages$(sessionState);
    bus.publish(termsState, {});
    bus.handle(termsGet, () => api.call(termsCall, {}));
    void bus.send(noticesShow, {});
  `;
  expect(wordsOf('terms', [source])).toEqual({
    hears: ['account.state', 'session.state'],
    says: ['terms.state'],
    answers: ['terms.get'],
    sends: ['notices.show'],
    calls: ['/web-api/api-v3/v2/user/agreement-rules'],
  });
});
