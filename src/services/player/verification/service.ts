import { defineService } from '../../declaration/define-service';
import { createVerification } from '.';

export default defineService({
  name: 'verification',
  group: 'account',
  needs: ['api', 'log'],
  start: createVerification,
});
