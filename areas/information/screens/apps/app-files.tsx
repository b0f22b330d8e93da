import type { ReactElement } from 'react';
import type { AppFile } from '@grandstand/bus-contracts/answers';
import { dateFormat, languageTag, numberFormat } from '@grandstand/bus-contracts/domain';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { ButtonLink } from '@grandstand/ui';
import styles from './apps.module.css';

const MEGABYTE = 1_000_000;

/** The files of apps with what is known of them, to compare before they are installed. */
export function AppFiles({ files }: { readonly files: readonly AppFile[] }): ReactElement {
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <li key={`${file.platform} ${file.url}`} className={styles.file}>
          <File file={file} />
        </li>
      ))}
    </ul>
  );
}

function File({ file }: { readonly file: AppFile }): ReactElement {
  const { language, settings, t } = useAreaWords();
  const tag = languageTag(language);
  const writeDay = dateFormat(tag, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: settings.timeZone,
  });
  const size = numberFormat(tag, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  });
  const facts = [
    ['version', file.version],
    ['published', writeDay(file.publishedAt)],
    ['size', file.bytes === null ? null : size(file.bytes / MEGABYTE)],
    ['sha256', file.sha256],
    ['permissions', file.permissions.length === 0 ? null : file.permissions.join(', ')],
    ['changes', file.changes],
  ] as const;
  return (
    <>
      <h3 className={styles.device}>
        {file.name} · {t(`apps.platform.${file.platform}`)}
      </h3>
      <dl className={styles.facts}>
        {facts.map(([name, value]) =>
          value === null ? null : (
            <div key={name} className={styles.fact}>
              <dt>{t(`apps.${name}`)}</dt>
              <dd className={name === 'sha256' ? styles.hash : undefined}>{value}</dd>
            </div>
          ),
        )}
      </dl>
      <ButtonLink kind="primary" href={file.url} rel="noreferrer">
        {t(file.sha256 === null ? 'apps.store' : 'apps.download')}
      </ButtonLink>
    </>
  );
}
