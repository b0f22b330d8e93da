import { deepFreeze } from './copy-plain';

/** Freezes all exports of a module: plain data deeply, functions and classes with their prototypes. */
export function freezeExports(module: object): void {
  for (const one of Object.values(module)) {
    if (typeof one === 'function') {
      Object.freeze(one);
      Object.freeze(one.prototype);
    } else deepFreeze(one);
  }
}
