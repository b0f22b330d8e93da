import { defineArea } from '@grandstand/bus-contracts/area';
import { manifest } from './manifest';
import { mountSports } from './page/mount-sports';
import { pageClock } from './page/page-clock';
import { watchReturns } from './page/returns';

export default defineArea(manifest, (context) => {
  watchReturns(context.signal);
  return mountSports(context, pageClock);
});
