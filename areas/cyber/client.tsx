import { defineArea, pageClock } from '@grandstand/bus-contracts/area';
import { manifest } from './manifest';
import { mountCyber } from './app/mount-cyber';

export default defineArea(manifest, (context) => mountCyber(context, pageClock));
