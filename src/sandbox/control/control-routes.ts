import type { Operator } from '../operator';
import { newRoutes } from '../http/site';

/** `/sandbox/v1`: what QA can make happen. */
export function controlRoutes(_operator: Operator) {
  return newRoutes();
}
