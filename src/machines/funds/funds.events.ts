import * as z from 'zod/mini';
import { languageCode } from '../../api/contract/fields.ts';
import { nothing } from '../support/events.ts';

export const fundsEvents = {
  'funds.retry': nothing,
  'funds.refresh': nothing,
  /** Between the main wallet and that of this vendor. */
  'transfer.chooseVendor': z.object({ code: z.string() }),
  /** From the main wallet to the vendor's, or back. */
  'transfer.turn': nothing,
  'transfer.type': z.object({ value: z.string() }),
  /** All that the source holds. */
  'transfer.all': nothing,
  'transfer.submit': nothing,
  /** Nobody knows whether the last one went through: send the same again. */
  'transfer.again': nothing,
  /** Nobody knows whether the last one went through: look what the wallets hold. */
  'transfer.look': nothing,
  'page.language': z.object({ language: languageCode }),
};
