import type { ReactElement, ReactNode } from 'react';
import { configState, dialogsOpen } from '@grandstand/bus-contracts';
import {
  languageNames,
  languageTag,
  leastAge,
  offeredLanguages,
  PAGE_NUMBERS,
  USUAL_NAME,
} from '@grandstand/bus-contracts/domain';
import { useAreaPlace, useAreaWords, useBusState, useSend } from '@grandstand/bus-contracts/react';
import { AgeSign, QuietLink } from '@grandstand/ui';
import styles from './footer.module.css';
import type { SiteFacts } from './site-facts';

/** The pages of information that the footer leads to; they lead to the others. */
const INFORMATION = [
  ['about', '/about'],
  ['contacts', '/contacts'],
  ['safer', '/responsiblegaming'],
  ['calculator', '/betting-calculator'],
  ['news', '/news'],
] as const;

/** The footer of every page: links, languages, and the notices of responsible gaming. */
export function Footer({ first }: { readonly first: SiteFacts }): ReactElement {
  const config = useBusState(configState) ?? first;
  const { companyName = USUAL_NAME, isSandbox = false, footerRow } = config;
  const age = leastAge(config);
  const { path } = useAreaPlace();
  const { send: open } = useSend(dialogsOpen);
  const { href, language, t } = useAreaWords();
  return (
    <div className={styles.footer}>
      <div className={styles.about}>
        {/* The row above it has name and sign already. */}
        {footerRow ? null : <p className={styles.brand}>{companyName}</p>}
        <p className={styles.age}>
          {footerRow ? null : <AgeSign age={age} />}
          <span>{t('age', { age })}</span>
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
            <QuietLink onPress={() => void open({ name: 'cookies' })}>{t('cookies')}</QuietLink>
          </li>
          <Link href={href('/office/responsible')} text={t('limits')} />
        </Group>
        <Group title={t('information')}>
          {INFORMATION.map(([name, to]) => (
            <Link key={name} href={href(to)} text={t(name)} />
          ))}
          {config.availableRoutes?.includes(PAGE_NUMBERS.payment) ? (
            <Link href={href('/payment')} text={t('payment')} />
          ) : null}
        </Group>
      </nav>
      <nav className={styles.languages} aria-label={t('languages')}>
        <p className={styles.title}>{t('languages')}</p>
        <ul>
          {offeredLanguages(config.languages).map((other) => (
            <li key={other}>
              <QuietLink
                href={path === '/' ? `/${other}` : `/${other}${path}`}
                lang={languageTag(other)}
                hrefLang={languageTag(other)}
                aria-current={other === language ? 'true' : undefined}
              >
                {languageNames[other]}
              </QuietLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

interface GroupProps {
  readonly title: string;
  readonly children: ReactNode;
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
      <QuietLink href={href}>{text}</QuietLink>
    </li>
  );
}
