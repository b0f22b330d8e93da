import type { QaBus, Recording } from '@grandstand/bus-contracts/recording';

/** How many commands were sent, and how many of them failed. */
export interface Played {
  readonly sent: number;
  readonly failed: number;
}

/**
 * Sends the commands of a recording to the page again, at its pace: those of areas and of QA, which stand for what
 * a person did. The parts of the page do the rest themselves.
 * @param wait resolves after so many milliseconds; rejects when the page is left.
 */
export async function play(
  bus: Pick<QaBus, 'send'>,
  { envelopes }: Recording,
  wait: (milliseconds: number) => Promise<void>,
): Promise<Played> {
  const commands = envelopes.filter(
    ({ step, sender }) => step === 'request' && (sender === 'qa' || sender.startsWith('area:')),
  );
  const answers: Promise<boolean>[] = [];
  let time = envelopes[0]?.time ?? 0;
  for (const command of commands) {
    await wait(Math.max(0, command.time - time));
    time = Math.max(time, command.time);
    answers.push(
      bus.send(command.name, command.payload).then(
        () => true,
        () => false,
      ),
    );
  }
  const outcomes = await Promise.all(answers);
  return { sent: outcomes.length, failed: outcomes.filter((isDone) => !isDone).length };
}
