import type { ReactElement } from 'react';
import { TextScreen } from '../../text/text-screen';
import { HelpLines } from './help-lines';
import { SelfTest } from './self-test';
import { Tools } from './tools';

/** Safer play: what to look out for, the tools, a test of oneself, and who helps. */
export default function ResponsibleScreen(): ReactElement {
  return (
    <TextScreen slug="responsiblegaming">
      <Tools />
      <SelfTest />
      <HelpLines />
    </TextScreen>
  );
}
