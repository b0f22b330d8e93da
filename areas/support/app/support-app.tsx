import type { ReactElement } from 'react';
import { sessionState } from '@grandstand/bus-contracts';
import {
  useAreaPlace,
  useAreaWords,
  useBusState,
  useMissingPage,
  useShownPlayer,
  useSignIn,
} from '@grandstand/bus-contracts/react';
import { AreaPage, GuestBlock } from '@grandstand/ui';
import { FormScreen } from '../form/form-screen';
import { HomeScreen } from '../home/home-screen';
import { IdeasScreen } from '../ideas/ideas-screen';
import { useIdeaDraft } from '../ideas/use-ideas';
import { RequestsScreen } from '../list/requests-screen';
import { ThreadScreen } from '../thread/thread-screen';
import { TopicScreen } from '../topics/topic-screen';
import { TopicsScreen } from '../topics/topics-screen';
import { TransactionsScreen } from '../topics/transactions-screen';
import { supportScreen, titleKeyOf, type SupportScreen } from '../page/support-screen';
import { useChanges } from '../page/use-requests';

/** What the player asks support; a guest sees how to sign in. */
export function SupportApp(): ReactElement {
  const { t } = useAreaWords();
  const screen = supportScreen(useAreaPlace());
  const session = useBusState(sessionState);
  const { userId, turn } = useShownPlayer();
  useChanges();
  useMissingPage(screen.kind === 'unknown');
  return (
    <AreaPage title={t(titleKeyOf(screen))}>
      {screen.kind === 'unknown' ? null : session?.status === 'guest' ? (
        <Guest />
      ) : (
        <Screen key={turn} {...{ screen, userId }} />
      )}
    </AreaPage>
  );
}

interface ScreenProps {
  readonly screen: Exclude<SupportScreen, { kind: 'unknown' }>;
  readonly userId: string | undefined;
}

function Screen({ screen, userId }: ScreenProps): ReactElement {
  // Kept while the player looks at other pages of support.
  const idea = useIdeaDraft();
  switch (screen.kind) {
    case 'home':
      return <HomeScreen userId={userId} />;
    case 'ideas':
      return <IdeasScreen userId={userId} idea={idea} />;
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
  const signIn = useSignIn(t('guest.signIn'));
  return <GuestBlock title={t('guest.title')} text={t('guest.text')} signIn={signIn} />;
}
