import { defineService } from '../../declaration/define-service';
import { createUploads } from '.';

export default defineService({
  name: 'uploads',
  group: 'account',
  needs: ['api'],
  start: createUploads,
});
