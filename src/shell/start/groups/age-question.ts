// The server renders the question: its styles belong to the first load, its script is fetched only if the config requires it.
import { AGE_QUESTION_ID } from '@grandstand/bus-contracts/domain';
import ageStyles from '../../page/consent/age-question.module.css';
import { requiresAge, defineGroup } from '../service-group';

/** Handles the age question that the server rendered; if its script can't be fetched, the question stays open. */
export const ageQuestion = defineGroup({
  services: ['age-question'],
  needs: [],
  starts: [{ on: 'boot', isNeeded: requiresAge }],
  load: async () => {
    const { wireAgeQuestion } = await import('../../page/consent/wire-age-question');
    return ({ join, log }) =>
      wireAgeQuestion({
        bus: join('age-question'),
        question: document.querySelector<HTMLDialogElement>(`dialog#${AGE_QUESTION_ID}`),
        failedClass: ageStyles.failed ?? '',
        log,
      });
  },
});
