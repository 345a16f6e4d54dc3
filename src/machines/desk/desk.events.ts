import * as z from 'zod/mini';
import { secret } from '../../api/contract/endpoint.ts';
import { deskPageName } from '../deskPage/deskPage.events.ts';
import { nothing } from '../support/events.ts';

export const deskEvents = {
  'desk.typeName': z.object({ value: z.string() }),
  'desk.typeSecret': z.object({ value: secret(z.string()) }),
  'desk.signIn': nothing,
  'desk.retry': nothing,
  'desk.goTo': z.object({ page: deskPageName }),
  /** A new adjustment. */
  'desk.adjust': nothing,
  'desk.signOut': nothing,
  /** The server has said that the session is over. */
  'desk.gone': nothing,
};
