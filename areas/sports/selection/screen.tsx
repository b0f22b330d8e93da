import type { ReactElement } from 'react';
import { favouritesState, type Section } from '@grandstand/bus-contracts';
import { useAreaWords, useBusState } from '@grandstand/bus-contracts/react';
import { EmptyBlock } from '@grandstand/ui';
import { Pills } from '../lists/filters/pills';
import { GameList } from '../lists/game-list';
import { MoreLink } from '../lists/more-link';
import type { SelectionScreenProps } from '../screens/later-screens';
import { MAX_LISTED, placePath, TOP_EVENTS, type TopEvents } from '../screens/screen';
import { selectionLists } from './selection-lists';
import styles from './selection.module.css';

/** A selection of matches: the operator's top ones, those of a time, or those of the visitor's teams; it says why they are there. */
export default function SelectionScreen({ screen }: SelectionScreenProps): ReactElement {
  const { settings, t } = useAreaWords();
  const { of, pageSubType } = screen;
  return (
    <>
      <h1 className={styles.title}>{t(`selection.${of}`)}</h1>
      <p className={styles.note}>
        {t(`selection.why.${pageSubType === 'derbies' ? 'derbies' : of}`)}
      </p>
      <Pills
        label={t('selection.top-events')}
        pills={[
          ...(['topgame', 'betsonyour'] as const).map((known) => ({
            text: t(`selection.${known}`),
            path: `/${known}`,
            isCurrent: known === of,
          })),
          ...TOP_EVENTS.map((known) => ({
            text: t(`selection.type.${known}`),
            path: `/top-events/${known}`,
            isCurrent: known === pageSubType,
          })),
        ]}
      />
      {of === 'betsonyour' ? (
        <YourTeams />
      ) : (
        selectionLists(screen, settings.timeZone).map((resource) => (
          <GameList
            key={resource.section}
            resource={resource}
            title={t(`list.${resource.section}`)}
            headingLevel={2}
            empty={{
              title: t(`empty.${resource.section}`),
              text: t(`selection.none.${noneKey(pageSubType, resource.section)}`),
            }}
          />
        ))
      )}
    </>
  );
}

/** A list without matches says so for its days or its clubs, else for itself: the other list may have some. */
function noneKey(kind: TopEvents | undefined, section: Section): string {
  return kind === undefined || kind === 'live' || kind === 'big-leagues' ? section : kind;
}

/** The matches of the teams that the visitor has starred. */
function YourTeams(): ReactElement {
  const { t } = useAreaWords();
  const starred = useBusState(favouritesState)?.favourites ?? [];
  const favourites = starred.filter((favourite) => favourite.startsWith('team:')).join(',');
  if (favourites === '') {
    return (
      <EmptyBlock icon="star" title={t('selection.noTeams')} text={t('selection.noTeamsText')}>
        <MoreLink path={placePath('line')} text={t('list.allLine')} />
      </EmptyBlock>
    );
  }
  return (
    <>
      {(['live', 'line'] as const).map((section) => (
        <GameList
          key={section}
          resource={{ kind: 'games', section, favourites, limit: MAX_LISTED }}
          title={t(`list.${section}`)}
          headingLevel={2}
          empty={{ title: t(`empty.${section}`), text: t(`favourites.${section}NoneText`) }}
        />
      ))}
    </>
  );
}
