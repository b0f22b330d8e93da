import { defineService } from '../../declaration/define-service';
import { createAccount } from '.';

export default defineService({
  name: 'account',
  group: 'player',
  needs: ['api', 'clock', 'log', 'otherTabs', 'page'],
  start: (ports) =>
    createAccount({
      ...ports,
      loadChanges: async () => (await import('./account-changes')).createAccountChanges(ports.api),
    }),
});
