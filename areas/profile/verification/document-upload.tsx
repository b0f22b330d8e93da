import { useEffect, useId, useRef, type ReactElement } from 'react';
import { fileSize, languageTag } from '@grandstand/bus-contracts/domain';
import type { Verification } from '@grandstand/bus-contracts/player';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Alert, Button, ProgressBar } from '@grandstand/ui';
import { useTransfer, type Sending } from './use-transfer';
import styles from './verification.module.css';

interface DocumentUploadProps {
  readonly asked: Verification['asked'][number];
  readonly bounds: Pick<Verification, 'maxBytes' | 'types'>;
}

/** The file of a document: which ones are taken, how to choose one, and how far it has got. */
export function DocumentUpload({ asked, bounds }: DocumentUploadProps): ReactElement {
  const { language, t } = useAreaWords();
  const transfer = useTransfer(asked, bounds);
  const { sending } = transfer;
  const field = useRef<HTMLInputElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const hint = useId();
  const size = (bytes: number): string => fileSize(bytes, languageTag(language));
  const name = t(`proof.${asked.type}`);
  const isUnderWay = 'sent' in sending;
  const isBusy = sending.step === 'preparing';

  useEffect(() => {
    // The button that was pressed has gone: the keyboard's place must not be lost.
    if (document.activeElement === document.body && sending.step !== 'idle') place.current?.focus();
  }, [sending.step]);

  return (
    <div ref={place} className={styles.upload} tabIndex={-1}>
      <p aria-live="polite">
        {isUnderWay || sending.step === 'sent' ? t(`upload.${sending.step}`) : null}
      </p>
      {isUnderWay ? (
        <Progress sending={sending} name={name} pause={transfer.pause} resume={transfer.resume} />
      ) : sending.step === 'sent' ? null : (
        <>
          {asked.upload ? (
            <p>
              {t('upload.left', {
                sent: size(asked.upload.received),
                total: size(asked.upload.size),
              })}
            </p>
          ) : null}
          <p id={hint} className={styles.quiet}>
            {t('upload.hint', { size: size(bounds.maxBytes) })}
          </p>
          <input
            ref={field}
            className={styles.field}
            type="file"
            tabIndex={-1}
            aria-hidden
            accept={bounds.types.join(',')}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) transfer.send(file);
              // The same file can be chosen again.
              currentTarget.value = '';
            }}
          />
          <div>
            <Button
              kind="primary"
              isBusy={isBusy}
              aria-label={t(asked.upload ? 'upload.againNamed' : 'upload.chooseNamed', { name })}
              aria-describedby={hint}
              onClick={() => field.current?.click()}
            >
              {t(asked.upload ? 'upload.again' : 'upload.choose')}
            </Button>
          </div>
        </>
      )}
      <Alert text={sending.step === 'failed' ? t(`upload.fault.${sending.fault}`) : null} />
    </div>
  );
}

interface ProgressProps {
  readonly sending: Extract<Sending, { readonly sent: number }>;
  readonly name: string;
  readonly pause: () => void;
  readonly resume: () => void;
}

function Progress({ sending, name, pause, resume }: ProgressProps): ReactElement {
  const { language, t } = useAreaWords();
  const size = (bytes: number): string => fileSize(bytes, languageTag(language));
  const { step, sent, total } = sending;
  return (
    <>
      <ProgressBar label={t('upload.progress', { name })} value={sent} max={total} />
      <p className={styles.quiet}>{t('upload.far', { sent: size(sent), total: size(total) })}</p>
      <div>
        {step === 'sending' ? (
          <Button onClick={pause}>{t('upload.pause')}</Button>
        ) : (
          <Button onClick={resume}>{t('upload.resume')}</Button>
        )}
      </div>
    </>
  );
}
