import { useSend } from '@grandstand/bus-contracts/react';
import { consentChoose, type ConsentChoice } from '@grandstand/bus-contracts/shell';
import { Button, Dialog, Switch } from '@grandstand/ui';
import { useState, type ReactElement } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { consentOf } from '../../../services/page/consent/consent-rules';
import { useSettings } from '../../frame/shell-state';
import styles from './consent.module.css';

const ALL: ConsentChoice = { functional: true, marketing: true };
const NONE: ConsentChoice = { functional: false, marketing: false };
const KINDS = ['functional', 'marketing'] as const;

/** The use of each kind of cookies, and the visitor's choice; only the visitor turns one on. */
export function ConsentDialog({ onClose }: { readonly onClose: () => void }): ReactElement {
  const { t } = useTexts();
  const { functional, marketing } = consentOf(useSettings());
  // Until the visitor changes it, the dialog shows the present choice, also that of another tab.
  const [touched, setTouched] = useState<ConsentChoice | null>(null);
  const wanted = touched ?? { functional, marketing };
  const { send, isSending } = useSend(consentChoose);
  const choose = async (choice: ConsentChoice): Promise<void> => {
    if (await send(choice)) onClose();
  };
  return (
    <Dialog title={t('consent.title')} closeLabel={t('consent.close')} isWide onClose={onClose}>
      <p className={styles.intro}>{t('consent.intro')}</p>
      <section className={styles.kind}>
        <p className={styles.name}>
          <span>{t('consent.kind.necessary.name')}</span>
          <span className={styles.always}>{t('consent.kind.necessary.always')}</span>
        </p>
        <p className={styles.about}>{t('consent.kind.necessary.text')}</p>
      </section>
      {KINDS.map((kind) => (
        <section key={kind} className={styles.kind}>
          <Switch
            label={t(`consent.kind.${kind}.name`)}
            isOn={wanted[kind]}
            onChange={(isOn) => setTouched({ ...wanted, [kind]: isOn })}
          />
          <p className={styles.about}>{t(`consent.kind.${kind}.text`)}</p>
        </section>
      ))}
      <div className={styles.answers}>
        <Button isBusy={isSending} onClick={() => void choose(wanted)}>
          {t('consent.save')}
        </Button>
        <Button isBusy={isSending} onClick={() => void choose(NONE)}>
          {t('consent.necessary')}
        </Button>
        <Button isBusy={isSending} onClick={() => void choose(ALL)}>
          {t('consent.all')}
        </Button>
      </div>
    </Dialog>
  );
}
