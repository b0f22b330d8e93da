import type { Clock } from '@grandstand/bus-contracts';
import { defineArea } from '@grandstand/bus-contracts/area';
import { manifest } from './manifest';
import { mountCyber } from './page/mount-cyber';

/** The browser's own time. */
const pageClock: Clock = {
  now: () => Date.now(),
  after(ms, task) {
    const id = setTimeout(task, ms);
    return () => clearTimeout(id);
  },
  nextFrame(task) {
    const id = requestAnimationFrame(task);
    return () => cancelAnimationFrame(id);
  },
};

export default defineArea(manifest, (context) => mountCyber(context, pageClock));
