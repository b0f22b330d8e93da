import type { ReactElement } from 'react';
import { configState, dialogsOpen } from '@grandstand/bus-contracts';
import { LANGUAGES, languageNames, languageTag } from '@grandstand/bus-contracts/domain';
import { useAreaPath, useAreaWords, useBusState, useSend } from '@grandstand/bus-contracts/react';
import styles from './footer.module.css';
import type { SiteFacts } from './site-facts';

/** What stands under every page: the ways on, the languages, what a player must know. */
export function Footer({ first }: { readonly first: SiteFacts }): ReactElement {
  const { isSandbox = false, footerRow } = useBusState(configState) ?? first;
  const path = useAreaPath();
  const { send: open } = useSend(dialogsOpen);
  const { href, language, t } = useAreaWords();
  return (
    <div className={styles.footer}>
      <div className={styles.about}>
        {/* The row above it has name and sign already. */}
        {footerRow ? null : <p className={styles.brand}>Grandstand</p>}
        <p className={styles.age}>
          {footerRow ? null : (
            <span className={styles.sign} aria-hidden="true">
              18+
            </span>
          )}
          <span>{t('age')}</span>
        </p>
        <p>{t('responsible')}</p>
        {isSandbox ? <p>{t('sandbox')}</p> : null}
      </div>
      <nav className={styles.links} aria-label={t('label')}>
        <Group title={t('sports')}>
          <Link href={href('/')} text={t('home')} />
          <Link href={href('/live')} text={t('live')} />
          <Link href={href('/line')} text={t('line')} />
        </Group>
        <Group title={t('account')}>
          <Link href={href('/office/history')} text={t('history')} />
          <li>
            <button
              type="button"
              className={styles.link}
              onClick={() => void open({ name: 'cookies' })}
            >
              {t('cookies')}
            </button>
          </li>
          <Link href={href('/office/responsible')} text={t('limits')} />
        </Group>
      </nav>
      <nav className={styles.languages} aria-label={t('languages')}>
        <p className={styles.title}>{t('languages')}</p>
        <ul>
          {LANGUAGES.map((other) => (
            <li key={other}>
              <a
                className={styles.link}
                href={path === '/' ? `/${other}` : `/${other}${path}`}
                lang={languageTag(other)}
                hrefLang={languageTag(other)}
                aria-current={other === language ? 'true' : undefined}
              >
                {languageNames[other]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

interface GroupProps {
  readonly title: string;
  readonly children: ReactElement | readonly ReactElement[];
}

function Group({ title, children }: GroupProps): ReactElement {
  return (
    <div>
      <p className={styles.title}>{title}</p>
      <ul>{children}</ul>
    </div>
  );
}

function Link({ href, text }: { readonly href: string; readonly text: string }): ReactElement {
  return (
    <li>
      <a className={styles.link} href={href}>
        {text}
      </a>
    </li>
  );
}
