import type { ReactElement } from 'react';
import type { RequestTopic, RequestTopics } from '@grandstand/bus-contracts/player';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Frame, Missing } from '../page/frame';
import { CREATE_PATH, SUPPORT_PATH } from '../page/support-screen';
import { useMovements, useTopics } from '../page/use-requests';
import { RequestForm } from './request-form';

interface FormScreenProps {
  readonly topicId: string;
  readonly subTopicId: string | null;
  readonly movementId: string | null;
  readonly userId: string | undefined;
}

/** A new request, as far as its address says what it is about. */
export function FormScreen(props: FormScreenProps): ReactElement {
  return (
    <Frame loaded={useTopics(props.userId)}>{(topics) => <Form {...{ ...props, topics }} />}</Frame>
  );
}

function Form({
  topicId,
  subTopicId,
  movementId,
  userId,
  topics,
}: FormScreenProps & { readonly topics: RequestTopics }): ReactElement {
  const { t } = useAreaWords();
  const { answerMs } = topics;
  const topic = topics.topics.find(({ id }) => id === topicId);
  const choices = topic ? choicesOf(topic, subTopicId, movementId) : [];
  const movements = useMovements(userId, movementId !== null);
  if (!topic || choices.length === 0) {
    const path = topic?.kind === 'payment' ? CREATE_PATH : SUPPORT_PATH;
    return <Missing text={t('topics.unknown')} path={path} link={t('topics.all')} />;
  }
  if (movementId === null) {
    return <RequestForm {...{ topic, choices, answerMs }} movement={null} />;
  }
  return (
    <Frame loaded={movements}>
      {({ payments }) => {
        const movement = payments.find(({ id }) => id === movementId);
        return movement && movement.kind === choices[0]?.movement ? (
          <RequestForm {...{ topic, choices, answerMs, movement }} />
        ) : (
          <Missing
            text={t('transactions.unknown')}
            path={`${CREATE_PATH}/${encodeURIComponent(topic.id)}/transactions`}
            link={t('transactions.label')}
          />
        );
      }}
    </Frame>
  );
}

/** The sub-topics that the address leaves open. */
function choicesOf(
  topic: RequestTopic,
  subTopicId: string | null,
  movementId: string | null,
): RequestTopic['subTopics'] {
  return topic.subTopics.filter(
    ({ id, movement }) =>
      (subTopicId === null || id === subTopicId) && (movement === null) === (movementId === null),
  );
}
