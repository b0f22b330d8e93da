import type { ReactElement } from 'react';
import { PersonalSection } from '../personal/personal-section';
import { WalletsSection } from '../wallets/wallets-section';
import { ProtectionSection } from './protection-section';

/** How well the account is protected, what is missing in it, its wallets, and the player's personal data. */
export function AccountScreen({ userId }: { readonly userId: string | undefined }): ReactElement {
  return (
    <>
      <ProtectionSection />
      <WalletsSection />
      <PersonalSection userId={userId} />
    </>
  );
}
