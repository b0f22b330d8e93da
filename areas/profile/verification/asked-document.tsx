import type { ReactElement } from 'react';
import { dateFormat, languageTag } from '@grandstand/bus-contracts/domain';
import type { Verification } from '@grandstand/bus-contracts/player';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Badge, Section } from '@grandstand/ui';
import { DocumentUpload } from './document-upload';
import styles from './verification.module.css';

const BADGES = {
  missing: 'neutral',
  checking: 'info',
  accepted: 'success',
  refused: 'danger',
} as const;

interface AskedDocumentProps {
  readonly asked: Verification['asked'][number];
  readonly verification: Verification;
}

/** A document that is asked for: why, what became of it, and what to do now. */
export function AskedDocument({ asked, verification }: AskedDocumentProps): ReactElement {
  const { language, settings, t } = useAreaWords();
  const { type, why, state, fault, sentAt, documentId } = asked;
  const { again, expiresOn, isExpiringSoon } = asked;
  const time = dateFormat(languageTag(language), {
    timeZone: settings.timeZone,
    dateStyle: 'medium',
    timeStyle: 'short',
    is12h: settings.is12h,
  });
  const day = dateFormat(languageTag(language), { timeZone: 'UTC', dateStyle: 'long' });
  const isNeeded = state === 'missing' || state === 'refused';
  return (
    <Section title={t(`proof.${type}`)} text={t(`why.${why}`)}>
      <div className={styles.state}>
        <Badge kind={BADGES[state]}>{t(badgeKeyOf(asked))}</Badge>
        {sentAt === null ? null : (
          <span className={styles.quiet}>{t('state.sentAt', { time: time(sentAt) })}</span>
        )}
      </div>
      <div className={styles.said} role="status">
        {again === null ? null : <p>{t(`again.${again}`)}</p>}
        {isExpiringSoon && expiresOn !== null ? (
          <p>{t('state.expiresSoon', { day: day(Date.parse(expiresOn)) })}</p>
        ) : null}
        {fault ? <p className={styles.fault}>{t(`proofFault.${fault}`)}</p> : null}
        {state === 'checking' ? (
          <p>{t(verification.isTold ? 'state.wait' : 'state.waitHere')}</p>
        ) : null}
      </div>
      {isNeeded ? <p className={styles.quiet}>{t(`example.${type}`)}</p> : null}
      {isNeeded && verification.isProfileComplete ? (
        <DocumentUpload asked={asked} bounds={verification} />
      ) : null}
      {documentId === null ? null : (
        <p>
          <a
            className={styles.link}
            href={`/web-api/verification/documents/${encodeURIComponent(documentId)}`}
            download
          >
            {t('state.download')}
          </a>
        </p>
      )}
    </Section>
  );
}

function badgeKeyOf({ state, again, isAdditional }: AskedDocumentProps['asked']): string {
  if (again !== null) return 'state.again';
  return isAdditional && state === 'missing' ? 'state.additional' : `state.${state}`;
}
