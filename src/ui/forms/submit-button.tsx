import { use, type ComponentProps, type ReactElement } from 'react';
import { Button } from '../buttons/button';
import { FormBusy } from './form-busy';

/** The button that sends its form: busy while the form is. */
export function SubmitButton({
  kind = 'primary',
  ...button
}: Omit<ComponentProps<typeof Button>, 'type' | 'isBusy'>): ReactElement {
  return <Button {...button} kind={kind} type="submit" isBusy={use(FormBusy)} />;
}
