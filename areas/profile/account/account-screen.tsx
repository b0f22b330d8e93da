import type { ReactElement } from 'react';
import { DataSection } from '../data/data-section';
import { PersonalSection } from '../personal/personal-section';
import { WalletsSection } from '../wallets/wallets-section';
import { ProtectionSection } from './protection-section';

/** How well the account is protected, what is missing in it, the player's personal data and their accounts, and the copy of their data. */
export function AccountScreen({ userId }: { readonly userId: string | undefined }): ReactElement {
  return (
    <>
      <ProtectionSection />
      <PersonalSection userId={userId} />
      <DataSection userId={userId} />
      {/* Last: its height depends on the accounts, and nothing is below it to be pushed. */}
      <WalletsSection />
    </>
  );
}
