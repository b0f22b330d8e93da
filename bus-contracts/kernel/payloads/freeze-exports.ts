import { deepFreeze } from './copy-plain';

/** Freezes all that a module exports: plain data through and through, functions and classes with their prototypes. */
export function freezeExports(module: object): void {
  for (const one of Object.values(module)) {
    if (typeof one === 'function') {
      Object.freeze(one);
      Object.freeze(one.prototype);
    } else deepFreeze(one);
  }
}
