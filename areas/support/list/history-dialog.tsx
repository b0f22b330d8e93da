import type { ReactElement } from 'react';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { EmptyBlock, Sheet } from '@grandstand/ui';
import { Frame } from '../page/frame';
import { SUPPORT_PATH } from '../page/support-screen';
import { useRequests } from '../page/use-requests';
import { RequestList } from './request-list';

interface HistoryDialogProps {
  readonly userId: string | undefined;
  readonly onClose: () => void;
}

/** All requests of the player, open and closed ones, over the page. */
export function HistoryDialog({ userId, onClose }: HistoryDialogProps): ReactElement {
  const { t } = useAreaWords();
  const requests = useRequests(userId);
  return (
    <Sheet title={t('home.history')} closeLabel={t('list.close')} onClose={onClose}>
      <Frame
        loaded={requests}
        empty={
          requests.data?.requests.length === 0 ? (
            <EmptyBlock
              icon="history"
              title={t('list.empty.title')}
              text={t('list.empty.text')}
              isBare
            />
          ) : undefined
        }
      >
        {(loaded) => (
          <RequestList requests={loaded.requests} page={SUPPORT_PATH} onOpen={onClose} />
        )}
      </Frame>
    </Sheet>
  );
}
