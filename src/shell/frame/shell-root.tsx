import type { i18n } from 'i18next';
import { BusProvider } from '@grandstand/bus-contracts/react';
import type { ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import '@grandstand/ui/tokens.css';
import '@grandstand/ui/base.css';
import { App } from './app';
import { ShellProvider, type ShellWorld } from './shell-context';

interface ShellRootProps {
  /** The shell's handle; left out on the server, where nothing is heard. */
  readonly bus?: object;
  readonly texts: i18n;
  readonly world: ShellWorld;
}

/** The shell's frame: the same on the server and in the browser. */
export function ShellRoot({ bus, texts, world }: ShellRootProps): ReactElement {
  const frame = (
    <I18nextProvider i18n={texts}>
      <ShellProvider world={world}>
        <App />
      </ShellProvider>
    </I18nextProvider>
  );
  return bus ? <BusProvider bus={bus}>{frame}</BusProvider> : frame;
}
