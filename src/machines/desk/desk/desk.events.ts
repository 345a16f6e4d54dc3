import * as z from 'zod/mini';
import { secret, visible } from '../../../api/contract/endpoint.ts';
import { defineEvents, emptyPayload } from '../../support/events.ts';
import { deskPageName } from '../deskPage/deskPage.events.ts';

export const deskEvents = defineEvents({
  'desk.typeName': z.object({ value: visible(z.string()) }),
  'desk.typeSecret': z.object({ value: secret(z.string()) }),
  'desk.signIn': emptyPayload,
  'desk.retry': emptyPayload,
  'desk.goTo': z.object({ page: deskPageName }),
  /** A new adjustment. */
  'desk.adjust': emptyPayload,
  'desk.signOut': emptyPayload,
  /** The operator's own sign-in. */
  'desk.account': emptyPayload,
  /** The server has ended the session. */
  'desk.gone': emptyPayload,
});
