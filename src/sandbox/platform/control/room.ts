import { faultRoutes } from './fault-control';
import { Faults } from './faults';
import { defineRoom } from '../rooms/define-room';

export const controlRoom = defineRoom({
  name: 'platform/control',
  what: 'the faults that QA sets',
  open: () => ({ faults: new Faults() }),
  control: [{ '/faults': faultRoutes }],
  state: ({ faults }: { readonly faults: Faults }) => ({ faults: faults.list() }),
  reset: ({ faults }: { readonly faults: Faults }) => ({ clear: () => faults.clear() }),
});
