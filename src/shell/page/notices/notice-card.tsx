import type { Notice, NoticeKind } from '@grandstand/bus-contracts';
import { useSend } from '@grandstand/bus-contracts/react';
import { noticesClose } from '@grandstand/bus-contracts/shell';
import { Badge, Button, classNames, Icon, IconButton, type IconName } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import styles from './notice-card.module.css';

interface NoticeCardProps {
  readonly notice: Notice;
  /** How many come after it. */
  readonly waiting: number;
}

const ICONS: Readonly<Record<NoticeKind, IconName>> = {
  info: 'info',
  success: 'check',
  error: 'warning',
};

/** The name of a notice without a title. */
const TITLES = { info: 'main_ok', success: 'main_done', error: 'main_error' } as const;

/** A notice with its button and its cross. */
export function NoticeCard({ notice, waiting }: NoticeCardProps): ReactElement {
  const { id, kind, text, area, action } = notice;
  const { t } = useTexts();
  const { send: close } = useSend(noticesClose);
  const title = notice.title ?? t(TITLES[kind]);
  return (
    <div className={classNames(styles.notice, styles[kind], styles[area])}>
      <Icon name={ICONS[kind]} />
      <div className={styles.words}>
        {title ? <p className={styles.title}>{title}</p> : null}
        <p>{text}</p>
        {action ? (
          <div className={styles.action}>
            <Button kind="primary" size="s" onClick={() => void close({ id, how: 'acted' })}>
              {action.label}
            </Button>
          </div>
        ) : null}
      </div>
      {waiting > 0 ? <Badge>{t('notice.more', { count: waiting })}</Badge> : null}
      <IconButton icon="close" label={t('notice.close')} onPress={() => void close({ id })} />
    </div>
  );
}
