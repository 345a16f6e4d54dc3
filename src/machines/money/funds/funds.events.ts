import * as z from 'zod/mini';
import { visible } from '../../../api/contract/endpoint.ts';
import { languageCode } from '../../../api/contract/fields.ts';
import { defineEvents, emptyPayload } from '../../support/events.ts';

export const fundsEvents = defineEvents({
  'funds.retry': emptyPayload,
  'funds.refresh': emptyPayload,
  /** Open or close the transfer form. */
  'transfer.open': emptyPayload,
  'transfer.close': emptyPayload,
  /** Between the main wallet and this vendor's. */
  'transfer.chooseVendor': z.object({ code: visible(z.string()) }),
  /** Direction: from the main wallet or back. */
  'transfer.swap': emptyPayload,
  'transfer.type': z.object({ value: visible(z.string()) }),
  /** The full balance of the source. */
  'transfer.useMax': emptyPayload,
  'transfer.submit': emptyPayload,
  /** Outcome unknown: resend with the same key. */
  'transfer.resend': emptyPayload,
  /** Outcome unknown: refresh the wallets. */
  'transfer.checkStatus': emptyPayload,
  'page.language': z.object({ language: languageCode }),
});
