import { useEffect, useRef, useState, type ReactElement } from 'react';
import { limitsAnswerTest, type LimitQuestion } from '@grandstand/bus-contracts/player';
import { useAreaWords, useSend } from '@grandstand/bus-contracts/react';
import { Alert, Button, Dialog, Form, SubmitButton } from '@grandstand/ui';
import styles from '../responsible.module.css';
import { refusalText, type LimitTest } from '../change/use-save';

interface LimitQuestionsProps {
  readonly test: LimitTest;
  /** The result of the test; `left` where the questions were not answered. */
  readonly onClose: (result: 'passed' | 'failed' | 'left') => void;
}

/** The questions a player answers before a limit is removed: one attempt, then its result. */
export function LimitQuestions({ test, onClose }: LimitQuestionsProps): ReactElement {
  const { testId, questions } = test;
  const { t } = useAreaWords();
  const { send, isSending, error } = useSend(limitsAnswerTest);
  const [answers, setAnswers] = useState<Readonly<Record<number, number>>>({});
  const [isIncomplete, setIsIncomplete] = useState(false);
  const [result, setResult] = useState<Awaited<ReturnType<typeof send>>>();
  const ending = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (result) ending.current?.focus();
  }, [result]);

  const submit = async (): Promise<void> => {
    const given = questions.flatMap(({ id: questionId }) => {
      const answerId = answers[questionId];
      return answerId === undefined ? [] : [{ questionId, answerId }];
    });
    setIsIncomplete(given.length < questions.length);
    if (given.length < questions.length) return;
    setResult(await send({ testId, answers: given }));
  };
  const close = (): void => onClose(result ? (result.success ? 'passed' : 'failed') : 'left');

  return (
    <Dialog
      title={t('limits.questions.title')}
      closeLabel={t('limits.questions.close')}
      onClose={close}
    >
      <Form isBusy={isSending} onSubmit={() => void submit()}>
        <p>{t('limits.questions.text')}</p>
        {questions.map((question) => (
          <Question
            key={question.id}
            question={question}
            chosen={answers[question.id]}
            isRight={
              result?.questionsResult.find(({ questionId }) => questionId === question.id)?.isRight
            }
            onChoose={(answerId) => {
              setAnswers({ ...answers, [question.id]: answerId });
              setIsIncomplete(false);
            }}
          />
        ))}
        {result ? (
          <p ref={ending} className={styles.ending} tabIndex={-1}>
            {t(result.success ? 'limits.questions.passed' : 'limits.questions.failed')}
          </p>
        ) : null}
        <Alert
          text={isIncomplete ? t('limits.questions.incomplete') : error && refusalText(error, t)}
        />
        <div className={styles.answers}>
          {result ? (
            <Button kind="primary" size="l" onClick={close}>
              {t('limits.questions.close')}
            </Button>
          ) : (
            <SubmitButton size="l">{t('limits.questions.send')}</SubmitButton>
          )}
        </div>
      </Form>
    </Dialog>
  );
}

interface QuestionProps {
  readonly question: LimitQuestion;
  readonly chosen: number | undefined;
  /** Undefined until the answer is there. */
  readonly isRight: boolean | undefined;
  readonly onChoose: (answerId: number) => void;
}

function Question({ question, chosen, isRight, onChoose }: QuestionProps): ReactElement {
  const { t } = useAreaWords();
  const { id, text, answers } = question;
  return (
    <fieldset className={styles.question} disabled={isRight !== undefined}>
      <legend className={styles.questionText}>
        {text}
        {isRight === undefined ? null : (
          <span className={isRight ? styles.right : styles.wrong}>
            {` ${t(isRight ? 'limits.questions.right' : 'limits.questions.wrong')}`}
          </span>
        )}
      </legend>
      {answers.map((answer) => (
        <label key={answer.id} className={styles.answer}>
          <input
            type="radio"
            name={`question-${id}`}
            checked={chosen === answer.id}
            onChange={() => onChoose(answer.id)}
          />
          {answer.text}
        </label>
      ))}
    </fieldset>
  );
}
