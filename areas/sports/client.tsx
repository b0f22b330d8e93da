import { defineArea, pageClock } from '@grandstand/bus-contracts/area';
import { manifest } from './manifest';
import { mountSports } from './app/mount-sports';

export default defineArea(manifest, (context) => mountSports(context, pageClock));
