import { useState, type ReactElement } from 'react';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Pills } from '../lists/filters/pills';
import { useLine } from '../page/sports-context';
import { placePath } from '../screens/screen';

/** Ways to the live matches of each sport that is in play. They stay while the page is open, so that none moves. */
export function LiveSports(): ReactElement | null {
  const { t } = useAreaWords();
  const { data } = useLine({ kind: 'sports' });
  const [held, hold] = useState(data);
  if (!held && data) hold(data);
  const sports = held?.filter(({ live }) => live > 0) ?? [];
  if (sports.length < 2) return null;
  return (
    <Pills
      label={t('home.sports')}
      pills={sports.map(({ slug, name }) => ({
        text: name,
        path: placePath('live', slug),
        isCurrent: false,
      }))}
    />
  );
}
