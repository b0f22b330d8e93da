import { useState, type ReactElement } from 'react';
import {
  passwordChange,
  phoneChange,
  profileState,
  type PhoneAct,
  type ProfileState,
} from '@grandstand/bus-contracts/player';
import { useAreaWords, useBusState, useSend } from '@grandstand/bus-contracts/react';
import { Button, Icon, LoadingBlock, Section, Skeleton, useSkeleton } from '@grandstand/ui';
import { askedFailure } from '../page/asked-failure';
import { IDENTIFICATION_PATH, VERIFICATION_PATH } from '../page/profile-screen';
import styles from './protection-section.module.css';

const METHODS = [
  'is_changed_password',
  'enable_phone_binding',
  'enable_email_auth',
  'enable_two_factor_auth',
  'enable_security_question',
] as const;

/** The level of protection in words and percents, each way of protection, and what the operator waits for. */
export function ProtectionSection(): ReactElement {
  const { t } = useAreaWords();
  const profile = useBusState(profileState);
  const isLoading = useSkeleton(!profile);
  return (
    <Section title={t('protection.title')}>
      {profile && !isLoading ? (
        <Protection profile={profile} />
      ) : (
        <LoadingBlock label={t('protection.loading')}>
          <div className={styles.skeleton}>
            <Skeleton shape="block" />
          </div>
        </LoadingBlock>
      )}
    </Section>
  );
}

function Protection({ profile }: { readonly profile: ProfileState }): ReactElement {
  const { t } = useAreaWords();
  const password = usePasswordChange();
  const phone = usePhoneChange(profile.contact.hasPhone);
  const { level, status, methods } = profile.protection;
  const words = t('protection.level', { level, status: t(`protection.${status}`) });
  return (
    <div className={styles.protection}>
      <div>
        <p className={styles.level}>{words}</p>
        <meter className={styles.meter} min={0} max={100} value={level} aria-label={words} />
      </div>
      <ul className={styles.list}>
        {METHODS.map((method) => (
          <li key={method} className={styles.row}>
            <span className={methods[method] ? styles.done : styles.open}>
              <Icon name={methods[method] ? 'check' : 'close'} size="s" />
            </span>
            <span className={styles.name}>{t(`protection.method.${method}`)}</span>
            <span className={styles.state}>
              {t(methods[method] ? 'protection.on' : 'protection.off')}
              {method === 'is_changed_password' ? (
                <Button
                  size="s"
                  isBusy={password.isSending}
                  aria-label={t('protection.password.changeOf')}
                  onClick={() => void password.ask()}
                >
                  {t('protection.password.change')}
                </Button>
              ) : method === 'enable_phone_binding' ? (
                <PhoneButtons phone={phone} hasPhone={profile.contact.hasPhone} />
              ) : (
                <SetUpLink method={method} isOn={methods[method]} />
              )}
            </span>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.quiet}>
        {password.text}
      </p>
      <p role="status" className={styles.quiet}>
        {phone.text}
      </p>
      <ToDo profile={profile} />
    </div>
  );
}

/** The pages on which a way of protection is set up. */
const SET_UP_PATHS: Partial<Record<(typeof METHODS)[number], string>> = {
  enable_two_factor_auth: '/office/security#two-step',
  enable_security_question: '/office/security#security-question',
};

interface SetUpLinkProps {
  readonly method: (typeof METHODS)[number];
  readonly isOn: boolean;
}

function SetUpLink({ method, isOn }: SetUpLinkProps): ReactElement | null {
  const { href, t } = useAreaWords();
  const path = SET_UP_PATHS[method];
  if (isOn || path === undefined) return null;
  const name = t(`protection.method.${method}`);
  return (
    <a className={styles.setUp} href={href(path)} aria-label={t('protection.setUpOf', { name })}>
      {t('protection.setUp')}
    </a>
  );
}

/** Has the player choose another password, in a dialog of the shell. */
function usePasswordChange() {
  const { t } = useAreaWords();
  const { send, isSending, error } = useSend(passwordChange);
  const [isDone, setIsDone] = useState(false);
  const failure = askedFailure(error);
  return {
    isSending,
    /** How it ended; empty where there is nothing to say. */
    text: isDone
      ? t('protection.password.done')
      : failure
        ? t(failure === 'resting' ? 'resting' : 'protection.password.failed')
        : '',
    ask: async (): Promise<void> => {
      setIsDone(false);
      // The player takes the time they need.
      setIsDone((await send({}, { deadline: Infinity })) !== undefined);
    },
  };
}

interface PhoneButtonsProps {
  readonly phone: ReturnType<typeof usePhoneChange>;
  readonly hasPhone: boolean;
}

function PhoneButtons({ phone: { ask, isSending }, hasPhone }: PhoneButtonsProps): ReactElement {
  const { t } = useAreaWords();
  const button = (act: PhoneAct, word: 'add' | 'change' | 'remove'): ReactElement => (
    <Button
      size="s"
      isBusy={isSending}
      aria-label={t(`protection.phone.${word}Of`)}
      onClick={() => void ask(act)}
    >
      {t(`protection.phone.${word}`)}
    </Button>
  );
  if (!hasPhone) return button('set', 'add');
  return (
    <>
      {button('set', 'change')}
      {button('remove', 'remove')}
    </>
  );
}

/** Has the player add, change or remove the phone, in a dialog of the shell. */
function usePhoneChange(hasPhone: boolean) {
  const { t } = useAreaWords();
  const { send, isSending, error } = useSend(phoneChange);
  const [done, setDone] = useState<'added' | 'changed' | 'removed'>();
  const failure = askedFailure(error);
  return {
    isSending,
    /** How it ended; empty where there is nothing to say. */
    text: done
      ? t(`protection.phone.${done}`)
      : failure
        ? t(failure === 'resting' ? 'resting' : 'protection.phone.failed')
        : '',
    ask: async (act: PhoneAct): Promise<void> => {
      setDone(undefined);
      const ended = act === 'remove' ? 'removed' : hasPhone ? 'changed' : 'added';
      // The player takes the time they need.
      if (await send({ act }, { deadline: Infinity })) setDone(ended);
    },
  };
}

/** What is missing, or that nothing is. */
function ToDo({ profile: { contact, missing, verification } }: { readonly profile: ProfileState }) {
  const { href, t } = useAreaWords();
  const { isVerified, isPending, isAgain, types, daysToActivate, isDocumentRequested } =
    verification;
  const verify = href(VERIFICATION_PATH);
  // Pages on which a player asks for a link to a mail address.
  const activate = href('/user/activatefast');
  const addMail = href('/user/accountverify');
  const todo = [
    daysToActivate !== null && {
      text:
        daysToActivate === 0
          ? t('todo.activateLate')
          : t('todo.activate', { count: daysToActivate }),
      link: activate,
    },
    !contact.hasPhone && { text: t('todo.phone') },
    !contact.hasMail && { text: t('todo.mail'), link: addMail },
    missing.length > 0 && {
      text: t('todo.fields', {
        fields: missing.map((field) => t(`todo.field.${field}`)).join(', '),
      }),
    },
    isAgain && { text: t('todo.again'), link: verify },
    types.length > 0 &&
      !isDocumentRequested &&
      !isAgain && { text: t('todo.verify'), link: verify },
    isDocumentRequested && { text: t('todo.document'), link: verify },
    verification.hasIdentificationBonus && {
      text: t('todo.bonus'),
      link: href(IDENTIFICATION_PATH),
    },
  ].filter((each) => each !== false);
  return (
    <div className={styles.facts}>
      <p>{t(contact.isComplete ? 'contact.complete' : 'contact.incomplete')}</p>
      <p>{t(isVerified ? 'verified.yes' : isPending ? 'verified.pending' : 'verified.no')}</p>
      {todo.length === 0 ? null : (
        <>
          <h3 className={styles.subtitle}>{t('todo.title')}</h3>
          <ul className={styles.todo}>
            {todo.map(({ text, link }) => (
              <li key={text}>{link ? <a href={link}>{text}</a> : text}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
