import { addAuthenticator } from '../harness/steps/authenticator';
import { dialogFaults } from '../harness/checks/axe';
import { areasAreReady } from '../harness/bus';
import { balance, header, newPlayer, signOut } from '../harness/steps/player';
import { expect, test } from '../harness/test';

test('a player adds a passkey on the security page, signs out, signs in by it and removes it', async ({
  page,
  watch,
}) => {
  const { cdp, authenticatorId } = await addAuthenticator(page);
  const { userId } = await newPlayer(page);
  await page.goto('/en/office/security');
  await areasAreReady(page);
  const section = page.getByRole('region', { name: 'Passkeys' });
  await expect(section).toContainText('You have no passkey yet.');
  await section.getByRole('button', { name: 'Add a passkey' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a passkey' });
  await expect(adding).toBeVisible();
  expect(await dialogFaults(page, watch)).toEqual([]);
  await adding.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(section.getByRole('status')).toHaveText(/^The passkey was added/);
  await expect(adding).toBeHidden();
  const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId });
  expect(credentials).toMatchObject([{ isResidentCredential: true, rpId: 'localhost' }]);

  await section.getByRole('button', { name: /^Rename/ }).click();
  await section.getByRole('textbox', { name: 'Name of the passkey' }).fill('My laptop');
  await section.getByRole('button', { name: 'Save' }).click();
  await expect(section.getByRole('listitem')).toContainText('My laptop');

  const isSignedIn = async (): Promise<void> => {
    await balance(page);
    expect(await (await page.request.get('/web-api/user/check')).json()).toEqual({ userId });
  };
  // The browser fills the passkey in by itself: its authenticator has nobody to ask.
  await signOut(page);
  await header(page).getByRole('button', { name: 'Sign in' }).click();
  await isSignedIn();

  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
  await page.reload();
  await signOut(page);
  await header(page).getByRole('button', { name: 'Sign in' }).click();
  const signIn = page.getByRole('dialog', { name: 'Sign in' });
  await signIn.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(signIn).toBeHidden();
  await isSignedIn();

  await page.goto('/en/office/security');
  await areasAreReady(page);
  await expect(section.getByRole('listitem')).toContainText(/Last used: \w+ \d/);
  await section.getByRole('button', { name: 'Remove “My laptop”' }).click();
  const removing = page.getByRole('dialog', { name: 'Remove the passkey?' });
  await removing.getByRole('button', { name: 'Remove' }).click();
  await expect(section).toContainText('You have no passkey yet.');
  await expect(section.getByRole('status')).toBeFocused();
  // The browser is that of other tests too.
  await cdp.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
});
