import type { ReactElement } from 'react';
import type { PrizeTable } from '@grandstand/bus-contracts/domain/bonus-games';
import { useAreaWords, useSignIn } from '@grandstand/bus-contracts/react';
import { Button, Section } from '@grandstand/ui';
import styles from './bonus.module.css';
import { PlayBoard } from './play-board';
import { useDemoTries } from './use-demo-tries';

/** A demo try, and the way to real ones. */
export function GuestPart({ table }: { readonly table: PrizeTable }): ReactElement {
  const { t } = useAreaWords();
  const tries = useDemoTries(table);
  const { label, isBusy, onPress } = useSignIn(t('bonus.guest.signIn'));
  return (
    <Section title={t('bonus.guest.title')} text={t('bonus.guest.text')}>
      <PlayBoard table={table} tries={tries} isDemo />
      <div className={styles.actions}>
        <Button kind="quiet" isBusy={isBusy} onClick={onPress}>
          {label}
        </Button>
      </div>
    </Section>
  );
}
