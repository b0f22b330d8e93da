import { calls as guardCalls } from './guard-routes';
import { Captchas } from './captchas';
import { Demands } from './demands';
import { Fingerprints } from './fingerprints';
import { guardRoutes } from './guard-control';
import { defineRoom } from '../../platform/rooms/define-room';

interface Needs {
  readonly codeKey: Uint8Array;
  readonly now: () => number;
}

interface Asked {
  readonly demands: Demands;
  readonly captchas: Captchas;
  readonly fingerprints: Fingerprints;
}

export const guardRoom = defineRoom({
  name: 'site/guard',
  what: 'captchas and fingerprints',
  needs: ['codeKey', 'now'],
  open: ({ codeKey, now }: Needs) => ({
    demands: new Demands(),
    captchas: new Captchas(now),
    fingerprints: new Fingerprints(codeKey, now),
  }),
  calls: [guardCalls],
  control: [{ '/': guardRoutes }],
  reset: ({ demands, captchas, fingerprints }: Asked) => ({
    clear: () => {
      demands.clear();
      captchas.clear();
      fingerprints.clear();
    },
  }),
});
