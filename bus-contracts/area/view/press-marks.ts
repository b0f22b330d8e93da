/** Marks the element that shows a price, with its outcome's id: by it the shell knows which bet the player presses. */
export const OUTCOME_ATTRIBUTE = 'data-outcome';

/** Marks the element that holds all that an area shows, with the area's name. */
export const AREA_ROOT_ATTRIBUTE = 'data-area-root';
