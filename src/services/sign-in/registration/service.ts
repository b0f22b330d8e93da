import { defineService } from '../../declaration/define-service';
import { createRegistration } from '.';

export default defineService({
  name: 'registration',
  group: 'auth',
  needs: ['api', 'clock', 'log'],
  start: (ports) =>
    createRegistration({
      ...ports,
      loadCalls: () => import('../../../api/endpoints/sign-in/session-changes'),
    }),
});
