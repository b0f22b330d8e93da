import type { i18n } from 'i18next';
import { BusProvider } from '@grandstand/bus-contracts/react';
import type { ReactElement } from 'react';
import '@grandstand/ui/tokens.css';
import '@grandstand/ui/base.css';
import { TextsContext } from '../../i18n/use-texts';
import { App } from './app';
import { ShellProvider, type ShellEnvironment } from '../frame/shell-context';

interface ShellRootProps {
  /** The shell's handle; undefined on the server. */
  readonly bus?: object;
  readonly texts: i18n;
  readonly environment: ShellEnvironment;
}

/** The root component, on the server and in the browser. */
export function ShellRoot({ bus, texts, environment }: ShellRootProps): ReactElement {
  const frame = (
    <TextsContext value={texts}>
      <ShellProvider environment={environment}>
        <App />
      </ShellProvider>
    </TextsContext>
  );
  return bus ? <BusProvider bus={bus}>{frame}</BusProvider> : frame;
}
