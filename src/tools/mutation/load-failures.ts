import type { RunnerTestCase, RunnerTestFile } from 'vitest';
import type { Reporter, Vitest } from 'vitest/node';

/** A failed test in the name of a file that could not be loaded. */
function failedLoad(file: RunnerTestFile): RunnerTestCase {
  const { result } = file;
  return { type: 'test', name: 'loads', mode: 'run', file, result, meta: {} } as RunnerTestCase;
}

/**
 * Has a file that fails while it is loaded fail as a test. Stryker counts tests alone: a mutant that is
 * wrong at load leaves such a file without any, and passed as not noticed.
 */
export class LoadFailures implements Reporter {
  #vitest: Vitest | undefined;

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  onTestRunEnd(): void {
    for (const file of this.#vitest?.state.getFiles() ?? []) {
      if ((file.result?.errors?.length ?? 0) > 0) file.tasks.push(failedLoad(file));
    }
  }
}
