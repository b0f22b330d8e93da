import { languageTag } from '@grandstand/bus-contracts/domain';
import type { Passkey } from '@grandstand/bus-contracts/player';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Button, Form, SubmitButton, TextField } from '@grandstand/ui';
import { useRef, useState, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { timeText } from '../../words/time-text';
import styles from '../list-section.module.css';

const MAX_LENGTH = 50;

interface PasskeyRowProps {
  readonly passkey: Passkey;
  readonly isBusy: boolean;
  /** Resolves to whether it was saved. */
  readonly onRename: (name: string) => Promise<boolean>;
  readonly onRemove: () => void;
}

/** One passkey, with what the player may do with it. */
export function PasskeyRow({ passkey, isBusy, onRename, onRemove }: PasskeyRowProps): ReactElement {
  const { language, settings, t } = useAreaWords();
  const [typed, setTyped] = useState<string>();
  const [wasTried, setWasTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const renameButton = useRef<HTMLButtonElement>(null);
  const { name, createdAt, usedAt, isBackedUp } = passkey;
  const tag = languageTag(language);

  const open = (): void => {
    flushSync(() => setTyped(name));
    field.current?.focus();
  };
  const close = (): void => {
    flushSync(() => {
      setTyped(undefined);
      setWasTried(false);
    });
    renameButton.current?.focus();
  };
  const submit = async (): Promise<void> => {
    const next = typed?.trim() ?? '';
    setWasTried(true);
    if (next === '') return;
    if (next === name || (await onRename(next))) close();
  };

  if (typed !== undefined) {
    return (
      <li className={styles.row}>
        <Form isBusy={isBusy} onSubmit={() => void submit()}>
          <TextField
            label={t('passkeys.name')}
            value={typed}
            onChange={setTyped}
            maxLength={MAX_LENGTH}
            autoComplete="off"
            ref={field}
            error={wasTried && typed.trim() === '' ? t('passkeys.nameMissing') : undefined}
          />
          <div className={styles.actions}>
            <SubmitButton>{t('passkeys.save')}</SubmitButton>
            <Button onClick={close}>{t('passkeys.cancel')}</Button>
          </div>
        </Form>
      </li>
    );
  }
  return (
    <li className={styles.row}>
      <div className={styles.facts}>
        <p className={styles.name}>{name}</p>
        <p className={styles.text}>
          {t('passkeys.made')}: {timeText(createdAt, tag, settings)}
        </p>
        <p className={styles.text}>
          {t('passkeys.used')}:{' '}
          {usedAt === null ? t('passkeys.never') : timeText(usedAt, tag, settings)}
        </p>
        {isBackedUp ? <p className={styles.text}>{t('passkeys.shared')}</p> : null}
      </div>
      <div className={styles.actions}>
        <Button
          ref={renameButton}
          aria-label={t('passkeys.renameOf', { name })}
          disabled={isBusy}
          onClick={open}
        >
          {t('passkeys.rename')}
        </Button>
        <Button aria-label={t('passkeys.removeOf', { name })} disabled={isBusy} onClick={onRemove}>
          {t('passkeys.remove')}
        </Button>
      </div>
    </li>
  );
}
