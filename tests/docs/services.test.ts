import { expect, it } from 'vitest';
import { busUseOf } from './services';

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
