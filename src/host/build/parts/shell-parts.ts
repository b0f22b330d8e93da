/** Modules that a group of the shell's files has by name: paths from the repository's root, and scripts of declared services. */
export const SHELL_PARTS = {
  /** The services that keep a page up to date, and the coupon's services and panel: every page has them. */
  page: [
    'src/shell/start/services/page.ts',
    'src/shell/start/services/coupon.ts',
    'src/shell/betting/coupon/panel/coupon-content.tsx',
    'src/shell/betting/coupon/empty/offers.tsx',
  ],
  /** What only dialogs of players use: contracts of the shell, the proof of who they are, the contract of a link in a mail. */
  dialogs: [
    'bus-contracts/shell/betting/cash-out.ts',
    'bus-contracts/shell/player/profile.ts',
    'bus-contracts/shell/money/purchase.ts',
    'bus-contracts/shell/rewards/reminders.ts',
    'bus-contracts/shell/money/withdraw.ts',
    'bus-contracts/shell/sign-in/auth-app.ts',
    'bus-contracts/shell/sign-in/passkeys.ts',
    'bus-contracts/shell/sign-in/password.ts',
    'bus-contracts/shell/sign-in/phone.ts',
    'bus-contracts/shell/sign-in/proof.ts',
    'bus-contracts/shell/sign-in/security-question.ts',
    'bus-contracts/shell/sign-in/two-step.ts',
    'src/api/endpoints/sign-in/proof.ts',
    'src/api/proof.ts',
  ],
  /** What only the dialogs of sign-in and registration use. */
  guest: [
    'bus-contracts/shell/sign-in/auth.ts',
    'bus-contracts/shell/sign-in/one-tap.ts',
    'bus-contracts/shell/sign-in/phones.ts',
    'bus-contracts/shell/sign-in/qr-sign-in.ts',
    'bus-contracts/shell/sign-in/recovery.ts',
    'bus-contracts/shell/sign-in/registration.ts',
    'bus-contracts/shell/sign-in/transfer.ts',
  ],
  /** The services that start when the page is idle. */
  later: ['virtual:services/later'],
  /** The services of a page that the visitor uses, and the code of moves to other pages. */
  used: [
    'src/shell/start/services/used.ts',
    'src/shell/arrival/arrive.ts',
    'src/shell/dialogs/dialog-parts.ts',
    'src/services/page/navigation/moves.ts',
    'src/routes/rules.ts',
    'src/remote-views/run/pin-scripts.ts',
  ],
  /** What helps with a problem of the coupon, with the catalogue that the verdict on a placement reads too. */
  help: [
    'src/shell/betting/coupon/form-help.ts',
    'bus-contracts/domain/catalogue/coupon-problem-details.ts',
  ],
  /** The fields that several dialogs have. */
  fields: [
    'src/shell/sign-in/auth/',
    'src/shell/sign-in/phone-field/',
    'src/shell/sign-in/password-field/password-field.tsx',
    'src/ui/forms/form-busy.ts',
    'src/ui/forms/form.tsx',
    'src/ui/forms/submit-button.tsx',
  ],
} as const;
