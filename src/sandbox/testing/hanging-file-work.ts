import { Worker } from 'node:worker_threads';
import { fileWorkOf } from '../player/uploads/file-work';
import type { FileWork } from '../player/uploads/file-work';
import { WorkerPool } from '../platform/workers/worker-pool';
import type { HandClock } from './operator';

/** In a file: its reader never comes to an end. */
export const HANGS = 'This file never ends.';
export const MAX_MS = 1000;

/** A thread that takes every file as it is, and finds no specimen in any. */
const PROGRAM = `
const { parentPort } = require('node:worker_threads');
parentPort.on('message', ({ name, bytes }) => {
  if (Buffer.from(bytes).includes(${JSON.stringify(HANGS)})) for (;;);
  parentPort.postMessage({ result: name === 'inspect' ? { fault: null, bytes } : null });
});`;

/**
 * Work on files by one thread that some of them hold until a clock ends them; no other file may wait meanwhile.
 * @returns The work, and how many files its thread was given.
 */
export function hangingFileWork({ after }: Pick<HandClock, 'after'>): {
  readonly fileWork: FileWork;
  readonly given: () => number;
} {
  const start = () => new Worker(PROGRAM, { eval: true, execArgv: [] });
  const work = fileWorkOf(
    new WorkerPool(
      { start, after, report: () => {} },
      { threads: 1, mostWaiting: 0, mostMs: MAX_MS },
    ),
  );
  let given = 0;
  const counted = (read: () => Promise<Uint8Array>) => async () => {
    const bytes = await read();
    given += 1;
    return bytes;
  };
  return {
    fileWork: {
      ...work,
      inspect: (read) => work.inspect(counted(read)),
      readSpecimen: (read) => work.readSpecimen(counted(read)),
    },
    given: () => given,
  };
}
