import { useState, type ReactElement } from 'react';
import type { RequestTopics } from '@grandstand/bus-contracts/player';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Button, Section } from '@grandstand/ui';
import { HistoryDialog } from '../list/history-dialog';
import { AnswerTime } from '../page/answer-time';
import { Frame } from '../page/frame';
import { IDEAS_PATH, subTopicPath } from '../page/support-screen';
import styles from '../page/support-app.module.css';
import { useTopics } from '../page/use-requests';
import { Answers } from './answers';

/** Answers to usual questions, the player's requests, and a new one by its topic. */
export function HomeScreen({ userId }: { readonly userId: string | undefined }): ReactElement {
  const topics = useTopics(userId);
  return (
    <Frame loaded={topics}>
      {(loaded) => (
        <div className={styles.screen}>
          <Answers answers={loaded.answers} />
          <History answerMs={loaded.answerMs} userId={userId} />
          <NewRequest topics={loaded.topics} />
          <ShareIdea />
        </div>
      )}
    </Frame>
  );
}

interface HistoryProps {
  readonly answerMs: number | null;
  readonly userId: string | undefined;
}

function History({ answerMs, userId }: HistoryProps): ReactElement {
  const { t } = useAreaWords();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Section title={t('home.history')}>
      <AnswerTime answerMs={answerMs} />
      <div>
        <Button kind="primary" onClick={() => setIsOpen(true)}>
          {t('home.open')}
        </Button>
      </div>
      {isOpen ? <HistoryDialog userId={userId} onClose={() => setIsOpen(false)} /> : null}
    </Section>
  );
}

function ShareIdea(): ReactElement {
  const { href, t } = useAreaWords();
  return (
    <Section title={t('home.idea')} text={t('home.ideaText')}>
      <p>
        <a className={styles.link} href={href(IDEAS_PATH)}>
          {t('home.ideaLink')}
        </a>
      </p>
    </Section>
  );
}

function NewRequest({ topics }: Pick<RequestTopics, 'topics'>): ReactElement {
  const { href, t } = useAreaWords();
  return (
    <Section title={t('home.new')} text={t('home.newText')}>
      <div>
        {topics.map((topic) => (
          <details key={topic.id} className={styles.fold}>
            <summary className={styles.summary}>{topic.name}</summary>
            <ul className={styles.choices}>
              {topic.subTopics.map((subTopic) => (
                <li key={subTopic.id}>
                  <a className={styles.choice} href={href(subTopicPath(topic, subTopic))}>
                    {subTopic.name}
                  </a>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
    </Section>
  );
}
