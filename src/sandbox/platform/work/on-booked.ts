/** Called after the booking and before the commit; an error rolls it back. */
export type OnBooked = () => Promise<void>;
