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
  what: 'stakes on products other than sports, which go into pools',
  needs: ['guard', 'pools', 'now'],
  open: (parts: Needs) => ({ stakes: new ProductStakes(parts) }),
});
