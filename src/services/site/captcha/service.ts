import { defineService } from '../../declaration/define-service';
import { createCaptcha } from '.';

export default defineService({
  name: 'captcha',
  group: 'captcha',
  needs: ['api', 'clock', 'log', 'page'],
  start: createCaptcha,
});
