import { makeApiPage } from './apiPage.ts';
import { makePaymentPage } from './paymentPage.ts';
import { makeRequirementsPage } from './requirementsPage.ts';
import { makeWalletPage } from './walletPage.ts';

export interface GeneratedFile {
  readonly path: string;
  readonly make: () => string;
}

/** Generated files. `npm run generate` writes them, `npm run check` compares them. */
export const generatedFiles: readonly GeneratedFile[] = [
  { path: 'docs/api.md', make: makeApiPage },
  { path: 'docs/payment-protocol.md', make: makePaymentPage },
  { path: 'docs/requirements.md', make: makeRequirementsPage },
  { path: 'docs/wallet-protocol.md', make: makeWalletPage },
];
