import { sha256, textBytes, toHex } from './hashing';

/** What is published of a jackpot that has ended. */
interface PublishedThreshold {
  readonly threshold: number;
  readonly salt: string;
  /** The SHA-256 of "threshold:salt", published when it began. */
  readonly commitment: string;
}

/** Whether a threshold is the one that was fixed at the start; needs no network. */
export async function isThresholdCommitted({
  threshold,
  salt,
  commitment,
}: PublishedThreshold): Promise<boolean> {
  return toHex(await sha256(textBytes(`${threshold}:${salt}`))) === commitment;
}
