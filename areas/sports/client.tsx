import { defineArea } from '@grandstand/bus-contracts/area';
import { manifest } from './manifest';
import { mountSports } from './page/mount-sports';
import { pageClock } from './page/page-clock';

export default defineArea(manifest, (context) => mountSports(context, pageClock));
