// Opens the dialog that the host wrote beside the root, while age is unanswered.
import type { ShellHandle } from '@grandstand/bus-contracts';
import { ageConfirm, ageState } from '@grandstand/bus-contracts/shell';
import type { Log } from '../../../services/ports';

interface AgeQuestionPorts {
  readonly bus: ShellHandle;
  /** The server's markup. */
  readonly question: HTMLDialogElement | null;
  /** Shows that the answer could not be taken. */
  readonly failedClass: string;
  readonly log: Log;
}

/** Opens and closes the age question in the page by the state of the age service, and sends its answer. */
export function wireAgeQuestion({ bus, question, failedClass, log }: AgeQuestionPorts): void {
  const yes = question?.querySelector('button');
  if (!question || !yes) return;
  bus.on(ageState, ({ isAsked }) => {
    // The page's own script opens it again for as long as it is marked.
    question.toggleAttribute('data-asked', isAsked);
    if (!isAsked) question.close();
    else if (!question.open) question.showModal();
  });
  yes.addEventListener('click', () => {
    bus.send(ageConfirm, {}).catch((error: unknown) => {
      question.classList.add(failedClass);
      log('error', 'The answer about age could not be handled.', error);
    });
  });
  yes.disabled = false;
}
