import type { ReactElement, ReactNode } from 'react';
import type { Loaded } from '@grandstand/bus-contracts/query';
import { useAreaWords, useLoadError, useMissingPage } from '@grandstand/bus-contracts/react';
import { AreaState, Section, Skeleton } from '@grandstand/ui';
import styles from './support-app.module.css';

interface FrameProps<Data> {
  readonly loaded: Loaded<Data>;
  readonly empty?: ReactElement | undefined;
  readonly children: (data: Data) => ReactNode;
}

/** What a screen of support loads: its placeholder, its failure, its content. */
export function Frame<Data>({ loaded, empty, children }: FrameProps<Data>): ReactElement {
  const { t } = useAreaWords();
  const { data, hasFailed, loadedAt, retry } = loaded;
  const error = useLoadError({ title: t('load.failed'), loadedAt, retry });
  return (
    <AreaState
      data={data}
      hasFailed={hasFailed}
      loading={{
        label: t('load.loading'),
        shape: (
          <div className={styles.skeleton}>
            <Skeleton shape="block" />
          </div>
        ),
      }}
      error={error}
      empty={empty}
    >
      {children}
    </AreaState>
  );
}

interface MissingProps {
  readonly text: string;
  /** The way on, without a language. */
  readonly path: string;
  readonly link: string;
}

/** In the place of what an address names and the player does not have. */
export function Missing({ text, path, link }: MissingProps): ReactElement {
  const { href } = useAreaWords();
  useMissingPage();
  return (
    <Section label={text}>
      <p>{text}</p>
      <p>
        <a className={styles.link} href={href(path)}>
          {link}
        </a>
      </p>
    </Section>
  );
}
