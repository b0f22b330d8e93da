import { ACCOUNT_MENU } from '@grandstand/bus-contracts/domain';
import { useAreaWords, useLoadError } from '@grandstand/bus-contracts/react';
import { AreaState, Button, Section, Skeleton, Switch } from '@grandstand/ui';
import type { TFunction } from 'i18next';
import type { ReactElement } from 'react';
import styles from './mailing-section.module.css';
import { useMailing, type MailingName, type MailingOutcome } from './use-mailing';

const NAMES: readonly MailingName[] = [
  'enable_mail_news',
  'enable_mail_deposit',
  'enable_mail_bets',
  'enable_sms_news',
];
/** The place in the page that the account menu leads to. */
const [, ANCHOR] = ACCOUNT_MENU.mailing.split('#');

interface MailingSectionProps {
  readonly userId: string | undefined;
}

/** The player's choice of e-mail and SMS messages. */
export function MailingSection({ userId }: MailingSectionProps): ReactElement {
  const { t } = useAreaWords();
  return (
    <Section id={ANCHOR} title={t('mailing.title')} text={t('mailing.text')}>
      {/* The section itself may have the focus: it stays when the player becomes known. */}
      <SwitchesOrState key={userId} userId={userId} />
    </Section>
  );
}

function SwitchesOrState({ userId }: MailingSectionProps): ReactElement {
  const { t } = useAreaWords();
  const mailing = useMailing(userId);
  const { loadedAt, hasFailed, retry, outcome } = mailing;
  const error = useLoadError({ title: t('mailing.failed.title'), loadedAt, retry });
  const isSaved = outcome?.result === 'on' || outcome?.result === 'off';
  return (
    <AreaState
      data={mailing.data}
      hasFailed={hasFailed}
      loading={{ label: t('mailing.loading'), shape: <MailingSkeleton /> }}
      error={{ ...error, text: t('mailing.failed.text') }}
    >
      {(loaded) => (
        <>
          <fieldset className={styles.switches}>
            <legend className={styles.legend}>{t('mailing.legend')}</legend>
            {NAMES.map((name) => (
              <Switch
                key={name}
                label={t(`mailing.${name}`)}
                isOn={loaded[name] === 1}
                onChange={(isOn) => mailing.choose(name, isOn)}
              />
            ))}
          </fieldset>
          <div>
            <Button isBusy={mailing.isEnding} onClick={mailing.chooseNone}>
              {t('mailing.allOff')}
            </Button>
          </div>
          <p className={styles.text} role="status">
            {outcome && isSaved ? outcomeText(outcome, t) : ''}
          </p>
          <p className={styles.failed} role="alert">
            {outcome && !isSaved ? outcomeText(outcome, t) : ''}
          </p>
        </>
      )}
    </AreaState>
  );
}

function outcomeText({ name, result }: MailingOutcome, t: TFunction): string {
  if (name === 'all' && result === 'off') return t('mailing.allAreOff');
  const words = { name: t(name === 'all' ? 'mailing.legend' : `mailing.${name}`) };
  if (result === 'on' || result === 'off') return t(`mailing.${result}`, words);
  return t(`mailing.refused.${result}`, words);
}

function MailingSkeleton(): ReactElement {
  return (
    <div className={styles.switches}>
      {NAMES.map((name) => (
        <div key={name} className={styles.row}>
          <Skeleton shape="text" />
        </div>
      ))}
    </div>
  );
}
