import { defineService } from '../../declaration/define-service';
import { createQrSignIn } from '.';

export default defineService({
  name: 'qr-sign-in',
  group: 'auth',
  needs: ['api', 'clock'],
  start: createQrSignIn,
});
