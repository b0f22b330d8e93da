/** Marks the element that shows a price, with its outcome's id: the shell finds the pressed bet by it. */
export const OUTCOME_ATTRIBUTE = 'data-outcome';

/** Marks the element that holds all that an area shows, with the area's name. */
export const AREA_ROOT_ATTRIBUTE = 'data-area-root';
