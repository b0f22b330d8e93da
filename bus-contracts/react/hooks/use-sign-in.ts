import { dialogsOpen } from '../../contracts/page/dialogs';
import { useSend } from './use-send';

interface SignIn {
  readonly label: string;
  readonly isBusy: boolean;
  readonly onPress: () => void;
}

/**
 * The member `signIn` of `GuestBlock`: it opens the sign-in over the page; the manifest needs `dialogsOpen` under "sends".
 * @example <GuestBlock signIn={useSignIn(t('guest.signIn'))} … />
 */
export function useSignIn(label: string): SignIn {
  const { send, isSending } = useSend(dialogsOpen);
  return { label, isBusy: isSending, onPress: () => void send({ name: 'sign-in' }) };
}
