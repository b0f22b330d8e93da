import type * as nodeCrypto from 'node:crypto';
import { afterEach, expect, vi } from 'vitest';
import type { RunningService, ServiceForm } from '../src/services/shared/run-service';
import type * as runServiceModule from '../src/services/shared/run-service';
import type { ShellHandle } from '@grandstand/bus-contracts';
import { firstDifference, record } from './harness/replay';
import type { Recording } from './harness/replay';
// Fetched ahead: a test moves the time by itself, and waits for no file.
import '../src/api/calls/partial-answer';

const recordings: Recording[] = [];

// Every service that a test runs is recorded. Afterwards its changes alone must lead to the states that
// it published: a service's state follows from its inputs, not from when or where it runs.
vi.mock('../src/services/shared/run-service', async (original) => {
  const actual = await original<typeof runServiceModule>();
  function runService<State, Change, Part extends string>(
    bus: ShellHandle<Part>,
    form: ServiceForm<State, Change, Part>,
  ): RunningService<State, Change> {
    const { recording, reduce } = record(form.initial, form.reduce);
    recordings.push(recording as Recording);
    return actual.runService(bus, { ...form, reduce });
  }
  return { ...actual, runService };
});

// The hash of a password takes 40 ms of a processor on purpose, and the tests of the operator make thousands of them.
vi.mock('node:crypto', async (original) => {
  const actual = await original<typeof nodeCrypto>();
  function scrypt(
    password: string,
    salt: Buffer,
    bytes: number,
    done: (error: Error | null, key: Buffer) => void,
  ): void {
    actual.scrypt(password, salt, bytes, { cost: 16 }, done);
  }
  return { ...actual, scrypt };
});

afterEach(() => {
  for (const recording of recordings.splice(0)) expect(firstDifference(recording)).toBeUndefined();
});
