/** A part of the product, and the tests that answer for it. */
export interface Area {
  readonly name: string;
  readonly sources: readonly string[];
  readonly tests: readonly string[];
}

const FLOWS = [
  'withdraw',
  'receipt',
  'deposit',
  'funds',
  'lineTransfer',
  'redeem',
  'convert',
  'contracts',
  'contract',
  'contractOffer',
  'bill',
  'login',
  'register',
  'forgot',
  'resetPassword',
  'changePassword',
  'game',
] as const;

/** Views of a folder that another flow shows. */
const MORE_TESTS: Readonly<Record<string, readonly string[]>> = { lineTransfer: ['tests/model/downlines/'] };

/** Folders of the server, with their files of tests. */
const SERVER = {
  withdrawal: ['withdrawal', 'receipt', 'deskMoney'],
  deposit: ['deposit', 'payment'],
  funds: ['funds'],
  lineTransfer: ['lineTransfer'],
  ledger: ['ledger', 'wallet.', 'funds', 'points.'],
  points: ['points'],
  contract: ['agentContract'],
  bill: ['bill.'],
  session: ['session', 'login.', 'changePassword'],
  registration: ['registration'],
  recovery: ['recovery'],
  paymentPassword: ['paymentPassword', 'withdrawal'],
  bet: ['bet.', 'betRecord', 'roundRecord'],
  wallet: ['wallet'],
} as const;

export const areas: readonly Area[] = [
  ...FLOWS.map((name) => ({
    name,
    sources: [`src/machines/${name}/*.ts`, `src/ui/${name}/*.tsx`],
    tests: [
      `tests/model/${name}`,
      `tests/machines/${name}/`,
      'tests/machines/actors',
      `tests/ui/${name}/`,
      ...(MORE_TESTS[name] ?? []),
    ],
  })),
  ...Object.entries(SERVER).map(([name, files]) => ({
    name: `server ${name}`,
    sources: [`server/${name}/*.ts`],
    tests: files.map((file) => `tests/server/${file}`),
  })),
];
