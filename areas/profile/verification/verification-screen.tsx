import type { ReactElement } from 'react';
import { ACCOUNT_MENU } from '@grandstand/bus-contracts/domain';
import {
  verificationLoad,
  verificationState,
  type Verification,
} from '@grandstand/bus-contracts/player';
import { usePlayerQuery } from '@grandstand/bus-contracts/query';
import { useAreaWords, useBus, useBusState, useLoadError } from '@grandstand/bus-contracts/react';
import { AreaState, Icon, Section, Skeleton } from '@grandstand/ui';
import type { manifest } from '../manifest';
import { AskedDocument } from './asked-document';
import { HoldNotice } from './hold-notice';
import styles from './verification.module.css';

interface VerificationScreenProps {
  /** The identification is by the identity document alone. */
  readonly kind: 'verification' | 'identification';
  readonly userId: string | undefined;
}

/** What the player is asked to prove, why, and what became of the documents. */
export function VerificationScreen({ kind, userId }: VerificationScreenProps): ReactElement {
  const { t } = useAreaWords();
  const bus = useBus<typeof manifest>();
  const { loadedAt, hasFailed, retry } = usePlayerQuery(bus, verificationLoad, {}, userId);
  const verification = useBusState(verificationState) ?? undefined;
  const error = useLoadError({ title: t('verification.failed'), loadedAt, retry });
  return (
    <AreaState
      data={verification}
      hasFailed={hasFailed}
      loading={{ label: t('verification.loading'), shape: <Shape /> }}
      error={error}
    >
      {(loaded) => <Loaded kind={kind} verification={loaded} />}
    </AreaState>
  );
}

interface LoadedProps {
  readonly kind: VerificationScreenProps['kind'];
  readonly verification: Verification;
}

function Loaded({ kind, verification }: LoadedProps): ReactElement {
  const { href, t } = useAreaWords();
  const { status, asked, daysLeft, reviewMs, keptDays, isProfileComplete } = verification;
  const isIdentification = kind === 'identification';
  const shown = isIdentification ? asked.filter(({ type }) => type === 'passport') : asked;
  const span = spanOf(reviewMs);
  const isDone = shown.every(({ state }) => state === 'accepted');
  return (
    <div className={styles.screen}>
      {verification.hold ? <HoldNotice hold={verification.hold} /> : null}
      <Section title={t('status.title')} text={t(`${kind}.text`)}>
        <p className={styles.status} role="status">
          {isDone ? <Icon name="check" size="s" /> : null}
          {isIdentification
            ? t(isDone ? 'identification.done' : 'identification.open')
            : t(`status.${status}`)}
        </p>
        {isIdentification && !isDone && verification.identification.hasBonus ? (
          <p>{t('identification.bonus')}</p>
        ) : null}
        {daysLeft === null ? null : <p>{t('status.daysLeft', { count: daysLeft })}</p>}
        {isDone || isProfileComplete ? null : (
          <p>
            {t('status.profile')}{' '}
            <a className={styles.link} href={href(ACCOUNT_MENU.personal_data)}>
              {t('status.profileLink')}
            </a>
          </p>
        )}
        <p className={styles.quiet}>
          {isDone ? '' : `${t(span.key, { count: span.count })} `}
          {t('status.kept', { count: keptDays })}
        </p>
      </Section>
      {shown.map((each) => (
        <AskedDocument key={each.type} asked={each} verification={verification} />
      ))}
    </div>
  );
}

const UNITS = [
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const;

/** A span of time in its largest unit, with the text of that unit. */
function spanOf(ms: number): { readonly key: string; readonly count: number } {
  const [unit, length] = UNITS.find((each) => ms >= each[1]) ?? UNITS[2];
  return { key: `status.time_${unit}`, count: Math.ceil(ms / length) };
}

function Shape(): ReactElement {
  return (
    <div className={styles.shape}>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </div>
  );
}
