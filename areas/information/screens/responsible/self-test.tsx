import { useState, type ReactElement } from 'react';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Button, inOrder, Section } from '@grandstand/ui';
import { ANSWERS, pgsiResult, QUESTIONS } from './pgsi';
import styles from './responsible.module.css';

const NONE: readonly (number | null)[] = Array.from({ length: QUESTIONS }, () => null);

/** A test of one's own play: the answers are counted here and go nowhere. */
export function SelfTest(): ReactElement {
  const { t } = useAreaWords();
  const [answers, setAnswers] = useState(NONE);
  const [isAsked, setIsAsked] = useState(false);
  const result = pgsiResult(answers);
  const missing = answers.filter((answer) => answer === null).length;
  const answer = (question: number, value: number): void => {
    setIsAsked(false);
    setAnswers(answers.with(question, value));
  };
  return (
    <Section id="self-test" title={t('test.title')} text={t('test.text')}>
      <form
        className={styles.test}
        onSubmit={(event) => {
          event.preventDefault();
          setIsAsked(true);
        }}
      >
        {inOrder(answers, (chosen, question) => (
          <fieldset className={styles.question}>
            <legend>{`${question + 1}. ${t(`test.question.${question + 1}`)}`}</legend>
            <div className={styles.answers}>
              {Array.from({ length: ANSWERS }, (_, value) => (
                <label key={value} className={styles.answer}>
                  <input
                    type="radio"
                    name={`question-${question + 1}`}
                    value={value}
                    checked={chosen === value}
                    onChange={() => answer(question, value)}
                  />
                  <span>{t(`test.answer.${value}`)}</span>
                </label>
              ))}
            </div>
          </fieldset>
        ))}
        <div className={styles.buttons}>
          <Button kind="primary" type="submit">
            {t('test.show')}
          </Button>
          <Button
            onClick={() => {
              setAnswers(NONE);
              setIsAsked(false);
            }}
          >
            {t('test.again')}
          </Button>
        </div>
        <div role="status">
          {isAsked ? (
            <p className={styles.result}>
              {result === null
                ? t('test.missing', { number: missing })
                : t(`test.result.${result}`)}
            </p>
          ) : null}
        </div>
      </form>
    </Section>
  );
}
