import { defineArea, pageClock } from '@grandstand/bus-contracts/area';
import { manifest } from './manifest';
import { mountMarbles } from './page/mount-marbles';

export default defineArea(manifest, (context) => mountMarbles(context, pageClock));
