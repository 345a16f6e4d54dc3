import * as z from 'zod/mini';
import { secret, visible } from '../../../api/contract/endpoint.ts';
import { languageCode } from '../../../api/contract/fields.ts';
import { defineEvents, emptyPayload } from '../../support/events.ts';

export const withdrawEvents = defineEvents({
  'withdraw.retry': emptyPayload,
  'withdraw.chooseMethod': z.object({ code: visible(z.string()) }),
  'withdraw.chooseAccount': z.object({ id: visible(z.string()) }),
  'withdraw.type': z.object({ value: visible(z.string()) }),
  /** Continue to the confirmation. */
  'withdraw.next': emptyPayload,
  'withdraw.back': emptyPayload,
  'withdraw.typeSecret': z.object({ value: secret(z.string()) }),
  'withdraw.submit': emptyPayload,
  /** Outcome unknown: resend, or refresh to see the outcome. */
  'withdraw.resend': emptyPayload,
  'withdraw.checkStatus': emptyPayload,
  /** Add a bank account. */
  'withdraw.addAccount': emptyPayload,
  'withdraw.closeAccount': emptyPayload,
  'page.language': z.object({ language: languageCode }),
});
