import { useId, useRef, type ReactElement } from 'react';
import { REQUEST_FILES } from '@grandstand/bus-contracts/player';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Button, IconButton } from '@grandstand/ui';
import { useWriting } from '../page/use-writing';
import styles from './attachment-field.module.css';
import type { Attachment, Attachments } from './use-attachments';

/** The types that are taken, so that others are not even offered; the content decides. */
const TYPES = 'image/png,image/jpeg,image/webp,application/pdf';

interface AttachmentFieldProps {
  readonly attachments: Attachments;
  /** Whether a file helps here. */
  readonly isAsked: boolean;
}

/** The files of a message, and the button that adds one. */
export function AttachmentField({ attachments, isAsked }: AttachmentFieldProps): ReactElement {
  const { t } = useAreaWords();
  const field = useRef<HTMLInputElement>(null);
  const hint = useId();
  const { files, add, remove } = attachments;
  return (
    <div className={styles.attachments}>
      <p id={hint} className={styles.quiet}>
        {t(isAsked ? 'files.asked' : 'files.hint', { count: REQUEST_FILES })}
      </p>
      {files.length === 0 ? null : (
        <ul className={styles.files} aria-label={t('files.label')}>
          {files.map((file) => (
            <FileRow key={file.key} file={file} onRemove={() => remove(file.key)} />
          ))}
        </ul>
      )}
      <input
        ref={field}
        className={styles.field}
        type="file"
        tabIndex={-1}
        aria-hidden
        accept={TYPES}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) add(file);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
      <div>
        <Button
          aria-describedby={hint}
          disabled={files.length >= REQUEST_FILES}
          onClick={() => field.current?.click()}
        >
          {t('files.add')}
        </Button>
      </div>
    </div>
  );
}

interface FileRowProps {
  readonly file: Attachment;
  readonly onRemove: () => void;
}

function FileRow({ file, onRemove }: FileRowProps): ReactElement {
  const { t } = useAreaWords();
  const { size } = useWriting();
  const { name, sent, id, fault } = file;
  return (
    <li className={styles.file}>
      <span className={styles.name}>{name}</span>
      <span className={fault === null ? styles.quiet : styles.fault} role="status">
        {fault === null
          ? id === null
            ? t('files.sending', { sent: size(sent), total: size(file.size) })
            : t('files.ready', { size: size(file.size) })
          : t(`files.fault.${fault}`)}
      </span>
      <IconButton icon="trash" label={t('files.remove', { name })} onPress={onRemove} />
    </li>
  );
}
