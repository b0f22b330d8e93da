import { contractId } from '../kernel/contract';
import { VersionError } from '../kernel/errors';
import type { Recording } from '../recording';
import type { TestBus } from './test-bus';

/**
 * Plays a recording on a bus, at its own pace in the bus's time: all messages of parts that are
 * not on this bus. Parts that are on it publish themselves, so a recording of a whole site drives any part of it.
 * @returns the final states by contract id
 */
export async function replay(
  { bus, clock, qa }: Pick<TestBus, 'bus' | 'clock' | 'qa'>,
  recording: Recording,
): Promise<Record<string, unknown>> {
  const contractIds = new Set(bus.contracts.map(contractId));
  const present = new Set(bus.inspect().handles.map(({ name }) => name));
  // QA is not part of the site: its messages are played like a person's actions.
  present.delete('qa');
  let time = recording.envelopes[0]?.time ?? 0;
  for (const envelope of recording.envelopes) {
    if (!contractIds.has(contractId(envelope))) throw unknown(contractId(envelope));
    await clock.advance(Math.max(0, envelope.time - time));
    time = Math.max(time, envelope.time);
    if (present.has(envelope.sender)) continue;
    // Not waited for: the answer may need time that only the rest of the recording brings.
    if (envelope.step === 'request') qa.send(envelope.name, envelope.payload).catch(() => {});
    else if (envelope.kind !== 'command') qa.publish(envelope.name, envelope.payload);
  }
  await clock.frame();
  const states = bus.contracts.filter(({ kind }) => kind === 'state');
  return Object.fromEntries(states.map((state) => [contractId(state), qa.peek(state.name)]));
}

function unknown(id: string): VersionError {
  return new VersionError(
    `Failed to replay "${id}": this bus does not carry that version. Please record anew.`,
  );
}
