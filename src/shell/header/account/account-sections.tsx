import { ACCOUNT_MENU, pathnameOf } from '@grandstand/bus-contracts/domain';
import type { AccountMenuSection } from '@grandstand/bus-contracts/domain';
import { dialogsState } from '@grandstand/bus-contracts';
import { useBusState } from '@grandstand/bus-contracts/react';
import { banState, userConfigState } from '@grandstand/bus-contracts/shell';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { withLanguage } from '../../../routes';
import { useShell } from '../../frame/shell-context';
import { useConfig, useLanguage, usePlace } from '../../frame/shell-state';
import styles from './account-menu.module.css';
import { openSections } from '../open-sections';

/** The links to the pages of the player's account that this site has and shows to them. */
export function AccountSections(): ReactElement | null {
  const { t } = useTexts();
  const { language } = useLanguage();
  const sections = useOpenSections();
  const current = pathnameOf(usePlace().path);
  const dialog = useBusState(dialogsState)?.open ?? null;
  const nav = useRef<HTMLElement>(null);
  const openedOn = useRef(current);

  // A link to another page closes the menu.
  useEffect(() => {
    if (openedOn.current !== current) hideAround(nav.current);
  }, [current]);

  // So does one that opens a dialog: the dialog gives the focus back to the button of the menu, not to a link that is gone.
  useEffect(() => {
    if (dialog !== null) hideAround(nav.current);
  }, [dialog]);

  if (sections.length === 0) return null;
  return (
    <nav ref={nav} className={styles.sections} aria-label={t('accounts.menu')}>
      <h3 className={styles.subtitle}>{t('accounts.menu')}</h3>
      <ul className={styles.list}>
        {sections.map((section) => {
          const path = ACCOUNT_MENU[section];
          const isHere = path === current;
          return (
            <li key={section}>
              <a
                className={styles.section}
                href={withLanguage(language, path)}
                aria-current={isHere ? 'page' : undefined}
                // A link to the present page does not move.
                onClick={
                  pathnameOf(path) === current
                    ? ({ currentTarget }) => hideAround(currentTarget)
                    : undefined
                }
              >
                {t(`accounts.section.${section}`)}
              </a>
            </li>
          );
        })}
        <SupportEntry current={current} />
      </ul>
    </nav>
  );
}

const SUPPORT_PATH = '/office/support';

/** The way to support, with the number of messages that the player has not seen. */
function SupportEntry({ current }: { readonly current: string }): ReactElement | null {
  const { t } = useTexts();
  const { language } = useLanguage();
  const { areas } = useShell().first;
  const number = useBusState(userConfigState)?.config?.user_msg_count ?? 0;
  if (!areas.includes('support')) return null;
  const isHere = current === SUPPORT_PATH;
  return (
    <li>
      <a
        className={styles.section}
        href={withLanguage(language, SUPPORT_PATH)}
        aria-current={isHere ? 'page' : undefined}
        onClick={isHere ? ({ currentTarget }) => hideAround(currentTarget) : undefined}
      >
        {number > 0 ? t('accounts.unread', { number }) : t('accounts.support')}
      </a>
    </li>
  );
}

function hideAround(element: HTMLElement | null): void {
  element?.closest<HTMLElement>('[popover]')?.hidePopover();
}

function useOpenSections(): readonly AccountMenuSection[] {
  const { language } = useLanguage();
  const { areas } = useShell().first;
  const { route } = usePlace();
  const config = useConfig();
  const ban = useBusState(banState);
  const [sections, setSections] = useState<readonly AccountMenuSection[]>([]);

  useEffect(() => {
    let isGone = false;
    const held = ban ? { level: ban.banLevel, version: ban.banVersion } : ('unknown' as const);
    void openSections({ language, areas, route, config, ban: held }).then((found) => {
      if (!isGone) setSections(found);
    });
    return () => {
      isGone = true;
    };
  }, [language, areas, route, config, ban]);
  return sections;
}
