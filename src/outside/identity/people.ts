/** A made-up person with an account of a network. */
export interface Person {
  /** Never changes, and is never given to another person. */
  readonly sub: string;
  readonly name: string;
  /** Confirmed by the network; undefined where the person has given none. */
  readonly email?: string;
}

/** The people of each network. Those of messengers have no mail address. */
export const PEOPLE: Readonly<Record<string, readonly Person[]>> = {
  'example-id': [
    { sub: 'e-1001', name: 'Ada of Example ID', email: 'ada@example-id.example' },
    // The mail address of the demo player.
    { sub: 'e-1002', name: 'Dana of Example ID', email: 'demo@example.com' },
    { sub: 'e-1003', name: 'Timur of Example ID' },
  ],
  meadow: [
    { sub: 'm-1001', name: 'Aysel of Meadow', email: 'aysel@meadow.example' },
    { sub: 'm-1002', name: 'Olena of Meadow', email: 'olena@meadow.example' },
    { sub: 'm-1003', name: 'Marat of Meadow' },
  ],
  lantern: [
    { sub: 'l-1001', name: 'Leyla of Lantern', email: 'leyla@lantern.example' },
    { sub: 'l-1002', name: 'Ivan of Lantern', email: 'ivan@lantern.example' },
  ],
  courier: [
    { sub: 'c-1001', name: 'Nino of Courier' },
    { sub: 'c-1002', name: 'Pavlo of Courier' },
  ],
  pigeon: [
    { sub: 'p-1001', name: 'Aigerim of Pigeon' },
    { sub: 'p-1002', name: 'Samir of Pigeon' },
  ],
};
