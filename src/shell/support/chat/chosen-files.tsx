import { fileSize } from '@grandstand/bus-contracts/domain';
import { CHAT_FILES_MAX } from '@grandstand/bus-contracts/shell';
import { Button, IconButton } from '@grandstand/ui';
import { useRef, type ReactElement } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { useLanguage } from '../../frame/shell-state';
import type { ChatFiles, ChosenFile } from './use-chat-files';
import styles from './chat.module.css';

/** The types that are taken, so that others are not even offered; the content decides. */
const TYPES = 'image/png,image/jpeg,image/webp,application/pdf';

/** The files of the next message, and the button that adds one. */
export function ChosenFiles({ files }: { readonly files: ChatFiles }): ReactElement {
  const { t } = useTexts();
  const field = useRef<HTMLInputElement>(null);
  const { chosen, add, remove, resume } = files;
  return (
    <div className={styles.files}>
      {chosen.length === 0 ? null : (
        <ul className={styles.chosen} aria-label={t('chat.files.label')}>
          {chosen.map((file) => (
            <FileRow
              key={file.key}
              file={file}
              onRemove={() => remove(file.key)}
              onResume={() => resume(file.key)}
            />
          ))}
        </ul>
      )}
      <input
        ref={field}
        className={styles.field}
        type="file"
        tabIndex={-1}
        aria-hidden
        multiple
        accept={TYPES}
        onChange={({ currentTarget }) => {
          add(currentTarget.files ?? []);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
      <div className={styles.add}>
        <Button
          kind="quiet"
          size="s"
          disabled={chosen.length >= CHAT_FILES_MAX}
          onClick={() => field.current?.click()}
        >
          {t('chat.files.add')}
        </Button>
        {chosen.length === 0 ? (
          <p className={styles.note}>{t('chat.files.hint', { count: CHAT_FILES_MAX })}</p>
        ) : null}
      </div>
    </div>
  );
}

interface FileRowProps {
  readonly file: ChosenFile;
  readonly onRemove: () => void;
  readonly onResume: () => void;
}

function FileRow({ file, onRemove, onResume }: FileRowProps): ReactElement {
  const { t } = useTexts();
  const { tag } = useLanguage();
  const { name, size, sent, id, isBroken, fault } = file;
  const state = (): string => {
    if (fault !== null) return t(`chat.files.fault.${fault}`);
    if (isBroken) return t('chat.files.broken');
    if (id !== null) return t('chat.files.ready', { size: fileSize(size, tag) });
    return t('chat.files.sending', { sent: fileSize(sent, tag), total: fileSize(size, tag) });
  };
  return (
    <li className={styles.file}>
      <span className={styles.name}>{name}</span>
      <IconButton icon="trash" label={t('chat.files.remove', { name })} onPress={onRemove} />
      <span className={fault === null ? styles.note : styles.problem} role="status">
        {state()}
      </span>
      {isBroken ? (
        <Button size="s" onClick={onResume}>
          {t('chat.files.resume')}
        </Button>
      ) : null}
    </li>
  );
}
