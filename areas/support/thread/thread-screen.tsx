import { useEffect, type ReactElement } from 'react';
import { CommandError } from '@grandstand/bus-contracts';
import { requestsRead, type SupportRequest } from '@grandstand/bus-contracts/player';
import { useAreaWords, useSend } from '@grandstand/bus-contracts/react';
import { Section } from '@grandstand/ui';
import { Frame, Missing } from '../page/frame';
import styles from '../page/support-app.module.css';
import { useRequest } from '../page/use-requests';
import { useWriting } from '../page/use-writing';
import { CloseRequest } from './close-request';
import { MessageList } from './message-list';
import { ReplyForm } from './reply-form';

interface ThreadScreenProps {
  readonly requestId: string;
  /** The page with the list. */
  readonly back: string;
  readonly userId: string | undefined;
}

/** A request with the messages of both sides. */
export function ThreadScreen({ requestId, back, userId }: ThreadScreenProps): ReactElement {
  const { t } = useAreaWords();
  const loaded = useRequest(requestId, userId);
  const { error } = loaded;
  if (error instanceof CommandError && error.code === 'not-found') {
    return <Missing text={t('thread.unknown')} path={back} link={t('thread.back')} />;
  }
  return (
    <Frame loaded={loaded}>
      {(request) => <Thread request={request} back={back} reload={loaded.retry} />}
    </Frame>
  );
}

interface ThreadProps {
  readonly request: SupportRequest;
  readonly back: string;
  readonly reload: () => void;
}

function Thread({ request, back, reload }: ThreadProps): ReactElement {
  const { href, t } = useAreaWords();
  const { money, time } = useWriting();
  const { id, topic, subTopic, state, unread, fields, movement, messages } = request;
  const { send: read } = useSend(requestsRead);
  useEffect(() => {
    // What is on the page is seen.
    if (unread > 0) void read({ requestId: id });
  }, [id, read, unread]);
  return (
    <div className={styles.screen}>
      <Section title={`${topic}: ${subTopic}`}>
        <p className={styles.state} role="status">
          {t(`state.${state}`)}
        </p>
        {movement === null ? null : (
          <p className={styles.movement}>
            <span className={styles.quiet}>{t(`movement.${movement.kind}`)}</span>{' '}
            <strong>{money(movement)}</strong>{' '}
            <span className={styles.quiet}>{time(movement.createdAt)}</span>
          </p>
        )}
        {fields.map(({ name, value }) => (
          <p key={name}>
            <span className={styles.quiet}>{t(`field.${name}`)}:</span> {value}
          </p>
        ))}
        <p>
          <a className={styles.link} href={href(back)}>
            {t('thread.back')}
          </a>
        </p>
      </Section>
      <MessageList requestId={id} messages={messages} />
      {state === 'closed' ? (
        <p className={styles.quiet}>{t('thread.closed')}</p>
      ) : (
        <>
          <ReplyForm requestId={id} reload={reload} />
          <CloseRequest requestId={id} reload={reload} />
        </>
      )}
    </div>
  );
}
