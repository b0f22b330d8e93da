import type { i18n } from 'i18next';
import { BusProvider } from '@grandstand/bus-contracts/react';
import { useEffect, type ReactElement } from 'react';
import '@grandstand/ui/face.css';
import '@grandstand/ui/tokens.css';
import '@grandstand/ui/base.css';
import { I18nextProvider } from 'react-i18next';
import { App } from './app';
import { ShellProvider, type ShellEnvironment } from '../frame/shell-context';

interface ShellRootProps {
  /** The shell's handle; undefined on the server. */
  readonly bus?: object;
  readonly texts: i18n;
  readonly environment: ShellEnvironment;
  /** Called once the frame is there and answers. */
  readonly onReady?: () => void;
}

/** The root component, on the server and in the browser. */
export function ShellRoot({ bus, texts, environment, onReady }: ShellRootProps): ReactElement {
  useEffect(() => onReady?.(), [onReady]);
  const frame = (
    <I18nextProvider i18n={texts}>
      <ShellProvider environment={environment}>
        <App />
      </ShellProvider>
    </I18nextProvider>
  );
  return bus ? <BusProvider bus={bus}>{frame}</BusProvider> : frame;
}
