import type { TwoStepDialog } from '@grandstand/bus-contracts/shell';
import { Alert, Button, Icon, saveFile, useClipboard } from '@grandstand/ui';
import { useEffect, useRef, type ReactElement } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import dialogStyles from '../../frame/dialogs.module.css';
import { useSiteName } from '../../frame/shell-state';
import styles from './two-step.module.css';

interface CodesStepProps {
  readonly act: TwoStepDialog['act'];
  readonly codes: readonly string[];
  /** The player was about to leave without them. */
  readonly isAsked: boolean;
  readonly onKept: () => void;
  readonly onDone: () => void;
}

/** Shows the recovery codes, which are shown only once, and ways to keep them. */
export function CodesStep({ act, codes, isAsked, onKept, onDone }: CodesStepProps): ReactElement {
  const { t } = useTexts();
  const name = useSiteName();
  const { copying, copy } = useClipboard();
  const done = useRef<HTMLParagraphElement>(null);
  // The pressed button is gone.
  useEffect(() => done.current?.focus({ preventScroll: true }), []);
  const lines = codes.map((code) => `${code}\n`).join('');

  const copyAll = async (): Promise<void> => {
    if (await copy(lines)) onKept();
  };
  const save = (): void => {
    const text = `${t('twoStep.codes.fileTitle', { name })}\n\n${lines}`;
    saveFile(t('twoStep.codes.fileName'), text, 'text/plain');
    onKept();
  };

  return (
    <div className={dialogStyles.body}>
      <p ref={done} className={dialogStyles.welcome} tabIndex={-1}>
        {t(act === 'set-up' ? 'twoStep.codes.isOn' : 'twoStep.codes.areNew')}
      </p>
      <p className={dialogStyles.text}>{t('twoStep.codes.text')}</p>
      <ul className={styles.codes} aria-label={t('twoStep.codes.list')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={dialogStyles.keep}>
        <Button onClick={() => void copyAll()}>
          <Icon name="copy" /> {t('twoStep.codes.copy')}
        </Button>
        <Button onClick={save}>
          <Icon name="download" /> {t('twoStep.codes.save')}
        </Button>
      </div>
      <p className={dialogStyles.text} role="status">
        {copying ? t(`twoStep.codes.${copying}`) : ''}
      </p>
      <Alert text={isAsked ? t('twoStep.codes.notKept') : null} />
      <Button kind="primary" size="l" isWide onClick={onDone}>
        {t('twoStep.codes.kept')}
      </Button>
    </div>
  );
}
