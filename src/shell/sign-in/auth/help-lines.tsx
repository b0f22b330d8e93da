import { HELP_LINKS } from '@grandstand/bus-contracts/player';
import type { ReactElement } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { useConfig } from '../../frame/shell-state';
import styles from './auth.module.css';

/** Where a player who may not sign in finds help with gambling. */
export function HelpLines(): ReactElement {
  const { t } = useTexts();
  const links = useConfig()?.age?.helpLinks ?? HELP_LINKS;
  return (
    <div className={styles.help}>
      <p>{t('signIn.help')}</p>
      <ul>
        {links.map(({ title, url }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noopener noreferrer">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
