import { playerRulesState } from '@grandstand/bus-contracts';
import type { TitledSection } from '@grandstand/bus-contracts/area';
import { useBusState } from '@grandstand/bus-contracts/react';
import { Icon } from '@grandstand/ui';
import { useId, type ReactElement } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { withLanguage } from '../../routes';
import { useAreaState } from '../areas/use-area-state';
import { useShell } from '../frame/shell-context';
import { useLanguage, usePlace } from '../frame/shell-state';
import styles from './section-links.module.css';

/** The number of sections for which there is room at every width without the button. */
const ALWAYS_SHOWN = 2;

/** Links to the sections of the site; those for which there is no room are in a list behind a button. */
export function SectionLinks(): ReactElement {
  const { t } = useTexts();
  const rules = useBusState(playerRulesState);
  const closed = { live: rules?.isLiveClosed, line: rules?.isLineClosed };
  const sections = useShell().first.sections.filter(
    ({ name }) => !closed[name as keyof typeof closed],
  );
  const { path } = usePlace();
  const listId = useId();
  const links = sections.map((section) => <SectionLink key={section.name} section={section} />);
  return (
    <div className={styles.sections}>
      {links}
      {sections.length > ALWAYS_SHOWN ? (
        <>
          <button type="button" popoverTarget={listId}>
            {t('header.more')}
            <Icon name="chevron-down" size="s" />
          </button>
          {/* Another one for each page: a move closes it. */}
          <div key={path} id={listId} popover="auto">
            {links}
          </div>
        </>
      ) : null}
    </div>
  );
}

function SectionLink({ section }: { readonly section: TitledSection }): ReactElement {
  const { t } = useTexts();
  const { language } = useLanguage();
  const { path, area, title } = section;
  const [current] = usePlace().path.split('?');
  const { hasFailed } = useAreaState(area ?? '');
  return (
    <a
      href={withLanguage(language, path)}
      // On the section's own page, and on those in it.
      aria-current={`${current}/`.startsWith(`${path}/`) ? 'page' : undefined}
    >
      {title}
      {hasFailed ? <small> {t('header.down')}</small> : null}
    </a>
  );
}
