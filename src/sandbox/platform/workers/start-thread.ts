import { Worker } from 'node:worker_threads';
import type { WorkerOptions } from 'node:worker_threads';

/** Starts a thread from the address of its file (`?thread`); it gets nothing of the process, neither environment nor arguments. */
export function startThread(
  address: string,
  options: Pick<WorkerOptions, 'resourceLimits' | 'workerData'>,
): Worker {
  return new Worker(new URL(address), { ...options, env: {}, argv: [], execArgv: [] });
}
