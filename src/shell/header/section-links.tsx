import type { TitledSection } from '@grandstand/bus-contracts/area';
import { Icon, type IconName } from '@grandstand/ui';
import { useId, type ReactElement } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { withLanguage } from '../../routes';
import { useAreaState } from '../areas/use-area-state';
import { useLanguage, usePlace } from '../frame/shell-state';
import styles from './section-links.module.css';
import { useFitting } from './use-fitting';
import { useSections } from '../frame/pages/use-sections';

interface SectionLinksProps {
  /** The signs above the titles, by section. */
  readonly icons?: Readonly<Record<string, IconName>>;
}

/**
 * Links to the sections of the site in one line. The server renders all of them; the style sheet leaves out those for
 * which there is no room, and they are in a list behind a button.
 */
export function SectionLinks({ icons }: SectionLinksProps): ReactElement {
  const { t } = useTexts();
  const sections = useSections();
  const { path } = usePlace();
  const listId = useId();
  const { row, fitting = sections.length } = useFitting();
  // Before it is measured, the list has all.
  const listed = sections.slice(fitting < sections.length ? fitting : 0);
  return (
    <div className={styles.sections}>
      <div key={sections.length} ref={row} className={styles.row}>
        {sections.map((section, place) => (
          <SectionLink
            key={section.name}
            section={section}
            icon={icons?.[section.name]}
            isOut={place >= fitting}
          />
        ))}
        <span className={styles.more}>
          <button
            type="button"
            popoverTarget={listId}
            data-current={sections.slice(fitting).some(useIsCurrent()) || undefined}
          >
            {icons ? <Icon name="menu" /> : null}
            {t('header.more')}
            {icons ? null : <Icon name="chevron-down" size="s" />}
          </button>
        </span>
      </div>
      {/* Another one for each page: a move closes it. */}
      <div key={path} id={listId} popover="auto">
        {listed.map((section) => (
          <SectionLink key={section.name} section={section} />
        ))}
      </div>
    </div>
  );
}

/** Whether the player is on the page of a section, or on one in it. */
function useIsCurrent(): (section: TitledSection) => boolean {
  const [current] = usePlace().path.split('?');
  return ({ path }) => `${current}/`.startsWith(`${path}/`);
}

interface SectionLinkProps {
  readonly section: TitledSection;
  readonly icon?: IconName | undefined;
  /** There is no room for it in the line. */
  readonly isOut?: boolean;
}

function SectionLink({ section, icon, isOut }: SectionLinkProps): ReactElement {
  const { t } = useTexts();
  const { language } = useLanguage();
  const { path, area, title } = section;
  const isCurrent = useIsCurrent()(section);
  const { hasFailed } = useAreaState(area ?? '');
  return (
    <a
      href={withLanguage(language, path)}
      aria-current={isCurrent ? 'page' : undefined}
      data-out={isOut || undefined}
    >
      {icon ? <Icon name={icon} /> : null}
      {title}
      {hasFailed ? <small> {t('header.down')}</small> : null}
    </a>
  );
}
