/** The numbers in the config's `availableRoutes` of pages that an operator may leave out. */
export const PAGE_NUMBERS = { rules: 47, payment: 48 } as const;
