/** The order of modal dialogs: a higher rank stays in front of a lower one. */
export const DIALOG_RANK = { usual: 0, protection: 1, age: 2 } as const;
