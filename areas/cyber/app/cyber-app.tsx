import { useMemo, type ReactElement } from 'react';
import { useAreaPlace, useAreaWords } from '@grandstand/bus-contracts/react';
import {
  LineContext,
  StaleNotice,
  type LineServices,
  type LineViewServices,
} from '@grandstand/line-ui';
import { AreaFrame } from '@grandstand/ui';
import { GameScreen } from '../game/game-screen';
import { ChampsScreen } from '../lists/champs-screen';
import { ListScreen } from '../lists/list-screen';
import { cyberPath, cyberScreen, type CyberScreen } from '../page/cyber-screen';
import { UnknownScreen } from '../page/unknown-screen';

const TYPES = ['real', 'virtual', 'stream'] as const;

/** The area: the types of cyber-sport, and the screen of the path under them. */
export function CyberApp({ services }: { readonly services: LineViewServices }): ReactElement {
  const place = useAreaPlace();
  const { href, t } = useAreaWords();
  const screen = useMemo(() => cyberScreen(place), [place]);
  const cyber = screen.kind === 'unknown' ? 'cyber' : screen.cyber;
  const type = screen.kind === 'unknown' ? 'real' : screen.type;
  const line = useMemo<LineServices>(() => {
    const at = { cyber, type };
    return {
      ...services,
      champPath: (_, discipline, champ) => cyberPath(at, discipline, champ),
      gamePath: ({ sport, champ, slug }) => cyberPath(at, sport.slug, champ.slug, slug),
    };
  }, [services, cyber, type]);
  return (
    <LineContext value={line}>
      <AreaFrame
        label={t('type.label')}
        links={[
          ...TYPES.map((one) => ({
            text: t(`type.${one}`),
            href: href(cyberPath({ cyber, type: one })),
            isCurrent: screen.kind !== 'unknown' && one === type,
          })),
          // Races are an area of their own; no other list of the line leads to them.
          { text: t('type.marbles'), href: href('/marble'), isCurrent: false },
        ]}
      >
        {screen.kind === 'unknown' ? <UnknownScreen /> : <ScreenOf screen={screen} />}
        <StaleNotice />
      </AreaFrame>
    </LineContext>
  );
}

function ScreenOf({ screen }: { readonly screen: Exclude<CyberScreen, { kind: 'unknown' }> }) {
  switch (screen.kind) {
    case 'disciplines':
    case 'champs':
      return <ChampsScreen screen={screen} />;
    case 'game':
      return <GameScreen key={screen.gameId} screen={screen} />;
    default:
      return <ListScreen screen={screen} />;
  }
}
