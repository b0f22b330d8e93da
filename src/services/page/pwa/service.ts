import { workerScriptUrl } from '../../../remote-views';
import { createBrowserWorker } from './browser-worker';
import { defineService } from '../../declaration/define-service';
import { createPwa } from '.';

export default defineService({
  name: 'pwa',
  group: 'later',
  needs: ['clock', 'log'],
  start: (ports) => createPwa({ ...ports, worker: createBrowserWorker(workerScriptUrl) }),
});
