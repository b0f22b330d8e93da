import type { ReactElement, ReactNode } from 'react';
import { CommandError } from '@grandstand/bus-contracts';
import type { Loaded } from '@grandstand/bus-contracts/query';
import { useAreaWords, useLoadError, useMissingPage } from '@grandstand/bus-contracts/react';
import { AreaState, ButtonLink, Skeleton } from '@grandstand/ui';
import { HISTORY_PATH } from '../page/payments-screen';
import styles from './movement.module.css';

/** The screen of a payment, or that of a withdrawal; its texts have this name. */
export type MovementScreen = 'result' | 'withdrawal';

interface MovementFrameProps<Movement> {
  readonly screen: MovementScreen;
  /** The reference that the address names; empty: it names none. */
  readonly reference: string;
  readonly userId: string | undefined;
  readonly loaded: Loaded<Movement>;
  readonly children: (movement: Movement) => ReactNode;
}

/** Loads a payment or a withdrawal of the player, or says that they have none of this reference. */
export function MovementFrame<Movement>({
  screen,
  reference,
  userId,
  loaded,
  children,
}: MovementFrameProps<Movement>): ReactElement {
  const { t } = useAreaWords();
  const { data, loadedAt, hasFailed, error, retry } = loaded;
  const failed = useLoadError({ title: t(`${screen}.failed`), loadedAt, retry });
  const isUnknown =
    reference === '' || (error instanceof CommandError && error.code === 'not-found');
  if (isUnknown && userId !== undefined) return <UnknownMovement screen={screen} />;
  return (
    <AreaState
      data={data}
      hasFailed={hasFailed}
      loading={{
        label: t(`${screen}.loading`),
        shape: (
          <div className={styles.skeleton}>
            <Skeleton shape="block" />
          </div>
        ),
      }}
      error={failed}
    >
      {children}
    </AreaState>
  );
}

function UnknownMovement({ screen }: { readonly screen: MovementScreen }): ReactElement {
  const { href, t } = useAreaWords();
  useMissingPage();
  return (
    <section className={styles.card} aria-label={t(`title.${screen}`)}>
      <p className={styles.state}>{t(`${screen}.unknown`)}</p>
      <div className={styles.links}>
        <ButtonLink kind="primary" href={href(HISTORY_PATH)}>
          {t('title.history')}
        </ButtonLink>
      </div>
    </section>
  );
}
