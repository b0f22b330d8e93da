import { useState, type ReactElement } from 'react';
import { requestsClose } from '@grandstand/bus-contracts/player';
import { useAreaWords, useSend } from '@grandstand/bus-contracts/react';
import { Alert, Button, Dialog } from '@grandstand/ui';
import styles from '../page/support-app.module.css';

interface CloseRequestProps {
  readonly requestId: string;
  /** Loads the request again. */
  readonly reload: () => void;
}

/** The end of a request, which is asked about once: it can't be opened again. */
export function CloseRequest({ requestId, reload }: CloseRequestProps): ReactElement {
  const { t } = useAreaWords();
  const { send, isSending, error } = useSend(requestsClose);
  const [isAsked, setIsAsked] = useState(false);
  const close = async (): Promise<void> => {
    if (!(await send({ requestId }))) return;
    setIsAsked(false);
    reload();
  };
  return (
    <div>
      <Button kind="quiet" onClick={() => setIsAsked(true)}>
        {t('close.action')}
      </Button>
      {isAsked ? (
        <Dialog
          title={t('close.title')}
          closeLabel={t('list.close')}
          onClose={() => setIsAsked(false)}
        >
          <div className={styles.question}>
            <p>{t('close.text')}</p>
            <Alert text={error ? t('close.failed') : null} />
            <Button kind="primary" isBusy={isSending} onClick={() => void close()}>
              {t('close.confirm')}
            </Button>
          </div>
        </Dialog>
      ) : null}
    </div>
  );
}
