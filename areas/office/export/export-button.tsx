import type { ReactElement } from 'react';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Alert, Button, Icon } from '@grandstand/ui';
import type { HistoryFilter } from '../page/office-screen';
import styles from './export-button.module.css';
import { useExport } from './use-export';

/** Saves the bets of a filter as a file. */
export function ExportButton({ filter }: { readonly filter: HistoryFilter }): ReactElement {
  const { t } = useAreaWords();
  const { isSaving, hasFailed, save } = useExport(filter);
  return (
    <div className={styles.export}>
      <Alert text={hasFailed ? t('export.failed') : null} />
      <Button isBusy={isSaving} onClick={save}>
        <Icon name="download" size="s" /> {t('export.save')}
      </Button>
    </div>
  );
}
