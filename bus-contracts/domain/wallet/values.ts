import * as v from 'valibot';

/** Minor units: cents of EUR, whole yen. */
export const moneySchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/**
 * The most that a round pays, in minor units. An account of the books holds 2^53, which is some 900 times as much: so
 * one wrong amount fills none of them.
 */
export const MAX_WON = 10 ** 13;
/** Milliseconds since the epoch. */
export const momentSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** An id that the provider makes; a random UUID, so that no two calls share one. */
export const transactionIdSchema = v.pipe(v.string(), v.uuid());
export const roundIdSchema = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/));
/** The game's slug in the operator's catalogue: "mines". */
export const gameCodeSchema = v.pipe(
  v.string(),
  v.regex(/^[a-z\d]+(?:-[a-z\d]+)*$/),
  v.maxLength(64),
);
/** ISO 4217. */
export const isoSchema = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));
/** Of `authenticate`: names the session of the game in the calls after it. */
export const tokenSchema = v.pipe(v.string(), v.regex(/^[\w-]{20,128}$/));

/** SHA-256 in hexadecimal digits. */
export const sha256Schema = v.pipe(v.string(), v.regex(/^[\da-f]{64}$/));

/** So many bytes of JSON may the state of a round have. */
export const MAX_STATE_BYTES = 16 * 1024;
