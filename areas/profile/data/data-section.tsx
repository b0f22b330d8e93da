import type { ReactElement } from 'react';
import { dateFormat, languageTag } from '@grandstand/bus-contracts/domain';
import { dataExport, dataExported } from '@grandstand/bus-contracts/player';
import { usePlayerQuery, useQueryClient } from '@grandstand/bus-contracts/query';
import { useAreaWords, useBus, useSend } from '@grandstand/bus-contracts/react';
import { Button, ButtonLink, Section } from '@grandstand/ui';
import type { manifest } from '../manifest';
import { askedFailure } from '../page/asked-failure';
import styles from '../page/section-parts.module.css';

/** Makes a copy of the player's data, and has the link to it while there is one. */
export function DataSection({ userId }: { readonly userId: string | undefined }): ReactElement {
  const { language, settings, t } = useAreaWords();
  const bus = useBus<typeof manifest>();
  const client = useQueryClient();
  const { data, queryKey } = usePlayerQuery(bus, dataExported, {}, userId);
  const { send, isSending, error } = useSend(dataExport);
  const requestCopy = async (): Promise<void> => {
    // The player takes the time they need.
    const made = await send({}, { deadline: Infinity });
    if (made) client.setQueryData(queryKey, { export: made });
  };
  const failure = askedFailure(error);
  const present = data?.export ?? null;
  const time = dateFormat(languageTag(language), {
    timeZone: settings.timeZone,
    dateStyle: 'medium',
    timeStyle: 'short',
    is12h: settings.is12h,
  });
  return (
    <Section id="your-data" title={t('data.title')} text={t('data.text')}>
      <p role="status" className={styles.status}>
        {present
          ? t('data.ready', { time: time(present.expiresAt) })
          : failure
            ? t(failure === 'resting' ? 'resting' : 'data.failed')
            : ''}
      </p>
      <div className={styles.answers}>
        {present ? (
          <ButtonLink
            kind="primary"
            download
            href={`/web-api/data-export/${encodeURIComponent(present.id)}?lang=${language}`}
          >
            {t('data.download')}
          </ButtonLink>
        ) : (
          <Button isBusy={isSending} onClick={() => void requestCopy()}>
            {t('data.ask')}
          </Button>
        )}
      </div>
    </Section>
  );
}
