import type { ReactElement } from 'react';
import { ClosingSection } from '../closing/closing-section';
import { DataSection } from '../data/data-section';
import { PersonalSection } from '../personal/personal-section';
import { WalletsSection } from '../wallets/wallets-section';
import { ProtectionSection } from './protection-section';

/** How well the account is protected, what is missing in it, the player's personal data and their accounts, the copy of their data, and the end of the account. */
export function AccountScreen({ userId }: { readonly userId: string | undefined }): ReactElement {
  return (
    <>
      <ProtectionSection />
      <PersonalSection userId={userId} />
      <DataSection userId={userId} />
      <ClosingSection />
      {/* Last: its height depends on the accounts, and nothing is below it to be pushed. */}
      <WalletsSection />
    </>
  );
}
