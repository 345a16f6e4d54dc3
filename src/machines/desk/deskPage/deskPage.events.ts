import * as z from 'zod/mini';
import { visible } from '../../../api/contract/endpoint.ts';
import { languageCode } from '../../../api/contract/fields.ts';
import { defineEvents, emptyPayload } from '../../support/events.ts';
import { actNames, filterNames, pageNames } from './deskQueues.ts';

/** Pages of the desk in menu order. */
export const deskPageName = z.enum(pageNames);
/** Where the menu of the desk leads: a page, the operator's own sign-in, or out. */
export const deskPlace = z.enum([...pageNames, 'account', 'signOut']);
export type DeskPlace = z.infer<typeof deskPlace>;

/** What is done, and to what: empty where there is one thing alone. */
const action = z.object({ what: z.enum(actNames), id: z.string() });
export type DeskAction = z.infer<typeof action>;

export const deskPageEvents = defineEvents({
  'deskPage.retry': emptyPayload,
  'deskPage.refresh': emptyPayload,
  'deskPage.choose': z.object({ queue: z.enum(filterNames) }),
  /** Into the search field. */
  'deskPage.write': z.object({ value: visible(z.string()) }),
  'deskPage.search': emptyPayload,
  'deskPage.page': z.object({ number: z.int() }),
  'deskPage.open': z.object({ id: visible(z.string()) }),
  'deskPage.back': emptyPayload,
  /** To the editor: a new one, one of the list, or a copy of it. */
  'deskPage.edit': z.object({ id: visible(z.nullable(z.string())), isCopy: z.boolean() }),
  /** To another page of the desk. */
  'deskPage.goTo': z.object({ page: deskPageName }),
  'deskPage.startAction': z.object({ action }),
  'deskPage.type': z.object({ value: visible(z.string()) }),
  'deskPage.confirm': emptyPayload,
  'deskPage.cancel': emptyPayload,
  /** Outcome unknown: resend with the same key. */
  'deskPage.resend': emptyPayload,
  /** Outcome unknown: refresh. */
  'deskPage.checkStatus': emptyPayload,
  'page.language': z.object({ language: languageCode }),
});
