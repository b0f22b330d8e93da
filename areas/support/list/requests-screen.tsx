import type { ReactElement } from 'react';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { ButtonLink, EmptyBlock } from '@grandstand/ui';
import { Frame } from '../page/frame';
import styles from '../page/support-app.module.css';
import { CREATE_PATH, REQUESTS_PATH, SUPPORT_PATH } from '../page/support-screen';
import { useRequests } from '../page/use-requests';
import { RequestList } from './request-list';

/** The player's requests about payments; those about anything else are on the page of support. */
export function RequestsScreen({ userId }: { readonly userId: string | undefined }): ReactElement {
  const { href, t } = useAreaWords();
  const loaded = useRequests(userId);
  const requests = loaded.data?.requests.filter(({ kind }) => kind === 'payment') ?? [];
  return (
    <>
      <p className={styles.quiet}>
        {t('requests.text')}{' '}
        <a className={styles.link} href={href(SUPPORT_PATH)}>
          {t('requests.support')}
        </a>
      </p>
      <div>
        <ButtonLink kind="primary" href={href(CREATE_PATH)}>
          {t('requests.new')}
        </ButtonLink>
      </div>
      <Frame
        loaded={loaded}
        empty={
          loaded.data && requests.length === 0 ? (
            <EmptyBlock
              icon="history"
              title={t('requests.empty.title')}
              text={t('requests.empty.text')}
            />
          ) : undefined
        }
      >
        {() => <RequestList requests={requests} page={REQUESTS_PATH} />}
      </Frame>
    </>
  );
}
