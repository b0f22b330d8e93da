import type { Clock } from '@grandstand/bus-contracts';
import { defineArea } from '@grandstand/bus-contracts/area';
import { manifest } from './manifest';
import { mountCricket } from './page/mount-cricket';

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

export default defineArea(manifest, (context) => mountCricket(context, pageClock));
