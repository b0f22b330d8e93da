import type { Pools } from '../accounts/pools';
import type { PlayGuard } from '../../protection/limits/play-guard';
import { ProductStakes } from './product-stakes';
import { defineRoom } from '../../platform/rooms/define-room';

interface Needs {
  readonly guard: PlayGuard;
  readonly pools: Pools;
  readonly now: () => number;
}

export const stakesRoom = defineRoom({
  name: 'money/stakes',
  needs: ['guard', 'pools', 'now'],
  open: (parts: Needs) => ({ stakes: new ProductStakes(parts) }),
});
