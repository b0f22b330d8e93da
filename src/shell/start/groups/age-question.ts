// The server renders the question: its sheet comes with the first load, its script only where it is asked.
import ageStyles from '../../consent/age-question.module.css';
import { asksForAge, defineGroup } from '../service-group';

/** The question of age that the server wrote; where its script can't be fetched the question stays. */
export const ageQuestion = defineGroup({
  services: ['age-question'],
  needs: ['log'],
  starts: [{ on: 'boot', isNeeded: asksForAge }],
  load: async () => {
    const { wireAgeQuestion } = await import('../../consent/wire-age-question');
    return ({ join, log }) =>
      wireAgeQuestion({
        bus: join('age-question'),
        document,
        failedClass: ageStyles.failed ?? '',
        log,
      });
  },
});
