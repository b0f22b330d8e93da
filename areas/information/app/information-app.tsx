import { createElement, type ReactElement } from 'react';
import { useAreaPlace } from '@grandstand/bus-contracts/react';
import { TextScreen } from '../text/text-screen';
import { informationScreen } from '../page/information-screen';
import { later } from '../page/later-screens';
import { UnknownScreen } from '../page/unknown-screen';

/** The screen of the path. */
export function InformationApp(): ReactElement {
  const screen = informationScreen(useAreaPlace());
  switch (screen.kind) {
    case 'text':
      return <TextScreen key={screen.slug} slug={screen.slug} />;
    case 'unknown':
      return <UnknownScreen />;
    default:
      return createElement(later.get(screen.kind), { screen });
  }
}
