import { useMemo, type ReactElement } from 'react';
import { useAreaPlace, useAreaWords } from '@grandstand/bus-contracts/react';
import { Crumbs } from '@grandstand/line-ui';
import { holdPlace, placeOf } from '../line/place-of';
import { listsOf } from '../line/resources';
import { ChampStrip } from './champ-strip';
import { Filters, type Filtering } from './filters/filters';
import { GameList } from './game-list';
import { useLine } from '../page/sports-context';
import { allRows, useHeld } from '../page/use-held';
import {
  MAX_LISTED,
  LIST_STEP,
  listPath,
  placePath,
  type ListScreen as Place,
} from '../screens/screen';
import { UnknownScreen } from './unknown-screen';
import styles from './list-screen.module.css';

interface ListScreenProps {
  readonly screen: Place;
  readonly filtering: Filtering;
}

/** A section, a sport or a championship: one list and the ways to narrow it. */
export function ListScreen({ screen, filtering }: ListScreenProps): ReactElement {
  const { path } = useAreaPlace();
  const { settings, t } = useAreaWords();
  const sports = useLine({ kind: 'sports' }).data;
  const { sport, champ, isUnknown } = useHeld(
    useMemo(() => placeOf(screen, sports), [screen, sports]),
    { key: sports ? path : '', hold: holdPlace, heldRows: allRows },
  ).shown;
  const [resource] = listsOf(screen, settings.timeZone);
  const { section } = screen;
  if (!resource || isUnknown) return <UnknownScreen />;
  const title = champ?.name ?? sport?.name ?? t(`list.${section}`);
  return (
    <>
      {screen.sport === undefined ? null : (
        <div className={styles.crumbs}>
          <Crumbs
            steps={[
              { text: t(`section.${section}`), path: placePath(section) },
              ...(champ && sport
                ? [{ text: sport.name, path: placePath(section, sport.slug) }]
                : []),
            ]}
          />
        </div>
      )}
      {sport ? <ChampStrip sport={sport} section={section} champSlug={screen.champ} /> : null}
      <GameList
        resource={resource}
        sportId={sport?.id}
        title={title}
        headingLevel={1}
        isFirst
        renderFilters={(blocks) => (
          <Filters screen={screen} blocks={blocks} filtering={filtering} />
        )}
        empty={{ title: t(`empty.${section}`), text: t(`empty.${section}Text`) }}
        more={
          screen.limit < MAX_LISTED
            ? {
                path: listPath({ ...screen, limit: screen.limit + LIST_STEP }),
                text: t('list.more'),
              }
            : undefined
        }
      />
    </>
  );
}
