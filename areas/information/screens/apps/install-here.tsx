import { useState, type ReactElement } from 'react';
import { installAsk, installState } from '@grandstand/bus-contracts/player';
import { useAreaWords, useBusState, useSend } from '@grandstand/bus-contracts/react';
import { Button, Section } from '@grandstand/ui';
import { useContent } from '../../data/use-content';
import type { AppsKind } from '../../page/information-screen';
import styles from './apps.module.css';

/** Each has three steps. */
const DEVICES = ['ios', 'android'] as const;
const STEPS = ['1', '2', '3'] as const;

/** The installation of the site on this device: by the browser's own question, or by hand. */
export function InstallHere({ app }: { readonly app: AppsKind }): ReactElement {
  const { t } = useAreaWords();
  const { data } = useContent('appsGroup', {});
  const isOffered = data?.isInstallable ?? true;
  return (
    <Section title={t('apps.here')}>
      {isOffered ? (
        <>
          <Install />
          {app === 'desktop' ? null : <Steps />}
        </>
      ) : (
        <p className={styles.text}>{t('apps.notOffered')}</p>
      )}
    </Section>
  );
}

function Install(): ReactElement {
  const { t } = useAreaWords();
  const way = useBusState(installState)?.way ?? 'manual';
  const { send, isSending } = useSend(installAsk);
  const [wasPressed, setWasPressed] = useState(false);
  const press = (): void => {
    setWasPressed(true);
    // The browser's question has to follow the press at once.
    if (way === 'prompt') void send({});
  };
  const said = way === 'installed' ? 'installed' : wasPressed && !isSending ? 'byHand' : 'ready';
  return (
    <div className={styles.install}>
      <Button kind="primary" isBusy={isSending} disabled={way === 'installed'} onClick={press}>
        {t('apps.install')}
      </Button>
      <p className={styles.text} role="status">
        {t(`apps.${said}`)}
      </p>
    </div>
  );
}

function Steps(): ReactElement {
  const { t } = useAreaWords();
  return (
    <div className={styles.devices}>
      {DEVICES.map((device) => (
        <section key={device} aria-label={t(`apps.${device}.title`)}>
          <h3 className={styles.device}>{t(`apps.${device}.title`)}</h3>
          <ol className={styles.steps}>
            {STEPS.map((step) => (
              <li key={step}>{t(`apps.${device}.${step}`)}</li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
