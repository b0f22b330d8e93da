import { installedIn } from './browser-installed';
import { defineService } from '../../declaration/define-service';
import { createInstall } from '.';

export default defineService({
  name: 'install',
  group: 'install',
  needs: ['api', 'prompts'],
  start: (ports) => createInstall({ ...ports, installed$: installedIn(window) }),
});
