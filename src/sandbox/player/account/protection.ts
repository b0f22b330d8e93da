import type { UserConfig } from '@grandstand/bus-contracts/shell';

type Methods = UserConfig['protection_methods'];

/** What each way of protection adds, in percents. A second step is worth most: it stops a stolen password. */
const WORTH: Readonly<Record<keyof Methods, number>> = {
  is_changed_password: 20,
  enable_phone_binding: 20,
  enable_email_auth: 20,
  enable_two_factor_auth: 30,
  enable_security_question: 10,
};

/** How well an account is protected, in percents. */
export function protectionLevel(methods: Methods): number {
  return Object.entries(WORTH).reduce(
    (sum, [name, worth]) => (methods[name as keyof Methods] ? sum + worth : sum),
    0,
  );
}
