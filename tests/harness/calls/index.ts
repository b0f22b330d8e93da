import type { SampleCall } from './sample-call';

export type { SampleCall };

const modules = import.meta.glob<Readonly<Record<string, readonly SampleCall[]>>>(
  './**/*-calls.ts',
  { eager: true },
);

/** Every endpoint there is, from all files of this folder; a test holds the list to that. */
export const SAMPLE_CALLS: readonly SampleCall[] = Object.values(modules).flatMap((module) =>
  Object.values(module).flat(),
);
