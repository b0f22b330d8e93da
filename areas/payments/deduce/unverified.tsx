import type { ReactElement } from 'react';
import type { Withdrawable } from '@grandstand/bus-contracts/player';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { ButtonLink } from '@grandstand/ui';
import { VERIFICATION_PATH } from '../page/payments-screen';
import wish from '../wish/wish.module.css';
import styles from './deduce.module.css';

interface UnverifiedProps {
  readonly documents: Withdrawable['documents'];
  /** What can be withdrawn without, in words; undefined: nothing. */
  readonly without: string | undefined;
}

/** The documents that a player lacks to withdraw all, and the way to send them. */
export function Unverified({ documents, without }: UnverifiedProps): ReactElement {
  const { href, t } = useAreaWords();
  return (
    <section className={wish.card} aria-labelledby="deduce-unverified">
      <h2 id="deduce-unverified" className={styles.heading}>
        {t('deduce.unverified.title')}
      </h2>
      <p className={wish.text}>
        {without === undefined
          ? t('deduce.unverified.text')
          : t('deduce.unverified.part', { amount: without })}
      </p>
      <ul className={styles.missing}>
        {documents.map(({ type, state }) => (
          <li key={type}>
            {t('deduce.unverified.document', {
              name: t(`deduce.unverified.type.${type}`),
              state: t(`deduce.unverified.state.${state}`),
            })}
          </li>
        ))}
      </ul>
      <div>
        <ButtonLink kind="primary" href={href(VERIFICATION_PATH)}>
          {t('deduce.unverified.action')}
        </ButtonLink>
      </div>
    </section>
  );
}
