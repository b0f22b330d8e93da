import type { ReactElement } from 'react';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Section } from '@grandstand/ui';
import { Frame, Missing } from '../page/frame';
import styles from '../page/support-app.module.css';
import { CREATE_PATH, subTopicPath } from '../page/support-screen';
import { useTopics } from '../page/use-requests';

interface TopicScreenProps {
  readonly topicId: string;
  readonly userId: string | undefined;
}

/** What exactly a request about payments is about. */
export function TopicScreen({ topicId, userId }: TopicScreenProps): ReactElement {
  const { href, t } = useAreaWords();
  return (
    <Frame loaded={useTopics(userId)}>
      {({ topics }) => {
        const topic = topics.find(({ id, kind }) => id === topicId && kind === 'payment');
        if (!topic) {
          return <Missing text={t('topics.unknown')} path={CREATE_PATH} link={t('topics.all')} />;
        }
        return (
          <Section title={topic.name}>
            <ul className={styles.choices}>
              {topic.subTopics.map((subTopic) => (
                <li key={subTopic.id}>
                  <a className={styles.choice} href={href(subTopicPath(topic, subTopic))}>
                    {subTopic.name}
                  </a>
                </li>
              ))}
            </ul>
            <p>
              <a className={styles.link} href={href(CREATE_PATH)}>
                {t('topics.all')}
              </a>
            </p>
          </Section>
        );
      }}
    </Frame>
  );
}
