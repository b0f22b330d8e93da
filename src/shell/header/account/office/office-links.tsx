import {
  OFFICE_GROUPS,
  OFFICE_MENU,
  pathnameOf,
  type OfficeGroup,
  type OfficePage,
} from '@grandstand/bus-contracts/domain';
import { dialogsState } from '@grandstand/bus-contracts';
import { useBusState } from '@grandstand/bus-contracts/react';
import { userConfigState } from '@grandstand/bus-contracts/shell';
import { Icon, type IconName } from '@grandstand/ui';
import { useEffect, useId, useRef, type ReactElement } from 'react';
import { useTexts } from '../../../../i18n/use-texts';
import { withLanguage } from '../../../../routes';
import { useLanguage, usePlace } from '../../../frame/shell-state';
import { useOpenPages } from '../../../frame/pages/use-open-pages';
import styles from './office-links.module.css';

const ICONS: Readonly<Record<OfficePage, IconName>> = {
  recharge: 'plus',
  withdrawal: 'download',
  history_pay: 'clock',
  statements: 'statistics',
  wallets: 'wallet',
  bet_history: 'history',
  bonuses: 'gift',
  promo_check: 'check',
  cashback: 'refresh',
  bring_friend: 'share',
  sports: 'football',
  account: 'user',
  personal_data: 'document',
  verification: 'eye',
  security: 'lock',
  auth_qr: 'full-screen',
  limits: 'shield',
  mailing: 'info',
  settings: 'settings',
  support: 'support',
  fairness: 'dice',
};

/** The links to the pages of the player's office that this site has and shows to them, by subject. */
export function OfficeLinks(): ReactElement | null {
  const { t } = useTexts();
  const pages = useOpenPages();
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

  if (pages.length === 0) return null;
  return (
    <nav ref={nav} className={styles.groups} aria-label={t('accounts.menu')}>
      {(Object.keys(OFFICE_GROUPS) as OfficeGroup[]).map((group) => (
        <OfficeLinkGroup
          key={group}
          group={group}
          pages={OFFICE_GROUPS[group].filter((page) => pages.includes(page))}
          current={current}
        />
      ))}
    </nav>
  );
}

interface OfficeLinkGroupProps {
  readonly group: OfficeGroup;
  readonly pages: readonly OfficePage[];
  /** The path of the page that the player is on. */
  readonly current: string;
}

function OfficeLinkGroup({ group, pages, current }: OfficeLinkGroupProps): ReactElement | null {
  const { t } = useTexts();
  const { language } = useLanguage();
  const id = useId();
  const messages = useBusState(userConfigState)?.config?.user_msg_count ?? 0;
  if (pages.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {t(`accounts.group.${group}`)}
      </h3>
      <ul className={styles.list}>
        {pages.map((page) => {
          const path = OFFICE_MENU[page];
          return (
            <li key={page}>
              <a
                className={styles.link}
                href={withLanguage(language, path)}
                aria-current={path === current ? 'page' : undefined}
                // A link to the present page does not move.
                onClick={
                  pathnameOf(path) === current
                    ? ({ currentTarget }) => hideAround(currentTarget)
                    : undefined
                }
              >
                <Icon name={ICONS[page]} />
                {page === 'support' && messages > 0
                  ? t('accounts.unread', { number: messages })
                  : t(`accounts.section.${page}`)}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function hideAround(element: HTMLElement | null): void {
  element?.closest<HTMLElement>('[popover]')?.hidePopover();
}
