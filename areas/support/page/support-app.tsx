import type { ReactElement } from 'react';
import { dialogsOpen, sessionState } from '@grandstand/bus-contracts';
import {
  useAreaPlace,
  useAreaWords,
  useBusState,
  useMissingPage,
  useSend,
  useShownPlayer,
} from '@grandstand/bus-contracts/react';
import { GuestBlock } from '@grandstand/ui';
import { FormScreen } from '../form/form-screen';
import { HomeScreen } from '../home/home-screen';
import { RequestsScreen } from '../list/requests-screen';
import { ThreadScreen } from '../thread/thread-screen';
import { TopicScreen } from '../topics/topic-screen';
import { TopicsScreen } from '../topics/topics-screen';
import { TransactionsScreen } from '../topics/transactions-screen';
import styles from './support-app.module.css';
import { supportScreen, titleKeyOf, type SupportScreen } from './support-screen';
import { useChanges } from './use-requests';

/** What the player asks support; a guest sees how to sign in. */
export function SupportApp(): ReactElement {
  const { t } = useAreaWords();
  const screen = supportScreen(useAreaPlace());
  const session = useBusState(sessionState);
  const { userId, turn } = useShownPlayer();
  useChanges();
  if (screen.kind === 'unknown') return <UnknownScreen />;
  return (
    <div className={styles.support}>
      <h1 className={styles.title}>{t(titleKeyOf(screen))}</h1>
      {session?.status === 'guest' ? <Guest /> : <Screen key={turn} {...{ screen, userId }} />}
    </div>
  );
}

interface ScreenProps {
  readonly screen: Exclude<SupportScreen, { kind: 'unknown' }>;
  readonly userId: string | undefined;
}

function Screen({ screen, userId }: ScreenProps): ReactElement {
  switch (screen.kind) {
    case 'home':
      return <HomeScreen userId={userId} />;
    case 'requests':
      return <RequestsScreen userId={userId} />;
    case 'thread':
      return <ThreadScreen key={screen.requestId} {...screen} userId={userId} />;
    case 'topics':
      return <TopicsScreen isConsultant={screen.isConsultant} userId={userId} />;
    case 'topic':
      return <TopicScreen topicId={screen.topicId} userId={userId} />;
    case 'transactions':
      return <TransactionsScreen {...screen} userId={userId} />;
    case 'form': {
      const { topicId, subTopicId, movementId } = screen;
      return (
        <FormScreen
          key={`${topicId} ${subTopicId} ${movementId}`}
          {...{ topicId, subTopicId, movementId, userId }}
        />
      );
    }
  }
}

function Guest(): ReactElement {
  const { t } = useAreaWords();
  const { send, isSending } = useSend(dialogsOpen);
  return (
    <GuestBlock
      title={t('guest.title')}
      text={t('guest.text')}
      signIn={{
        label: t('guest.signIn'),
        isBusy: isSending,
        onPress: () => void send({ name: 'sign-in' }),
      }}
    />
  );
}

/** For an address that this area has no page for. */
function UnknownScreen(): ReactElement {
  const { t } = useAreaWords();
  useMissingPage();
  return <h1 className={styles.title}>{t('title.unknown')}</h1>;
}
