import { defineArea, pageClock } from '@grandstand/bus-contracts/area';
import { manifest } from './manifest';
import { mountCricket } from './app/mount-cricket';

export default defineArea(manifest, (context) => mountCricket(context, pageClock));
