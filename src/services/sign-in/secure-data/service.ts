import { defineService } from '../../declaration/define-service';
import { createSecureData } from '.';

export default defineService({
  name: 'secure-data',
  group: 'account',
  needs: ['api', 'clock', 'cookies', 'log'],
  start: createSecureData,
});
