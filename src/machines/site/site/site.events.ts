import * as z from 'zod/mini';
import { visible } from '../../../api/contract/endpoint.ts';
import { gameCategory } from '../../../api/contract/play/game.ts';
import { defineEvents, emptyPayload } from '../../support/events.ts';

export const siteEvents = defineEvents({
  /** The address has changed, or is the first. */
  'site.navigated': z.object({ path: visible(z.string()) }),
  'site.logIn': z.object({ area: z.enum(['site', 'agent']) }),
  /** A view has thrown; a message replaces it. */
  'site.crashed': z.object({ detail: visible(z.string()) }),
  'site.register': emptyPayload,
  /** DEMO-01: start a trial. */
  'site.tryFree': emptyPayload,
  'site.logOut': emptyPayload,
  'site.changePassword': emptyPayload,
  /** NOTICE-04: the list, with this notice expanded. */
  'site.readNotices': z.object({ selected: visible(z.nullable(z.string())) }),
  /** A vendor with several games: opens the popup game list (HEADER-29). */
  'site.listVendor': z.object({
    vassalage: visible(z.string()),
    gameCategory: visible(gameCategory),
    name: visible(z.string()),
  }),
  /** SUPPORT-05: opens the window of customer service; within the click. */
  'site.callService': emptyPayload,
  /** MODAL-08: the chat room. */
  'site.openChat': emptyPayload,
  /** MODAL-06: help over the page, with this article open. */
  'site.readHelp': z.object({ article: visible(z.nullable(z.string())) }),
  /** A gated action: opens a members' page (ROLE-06). */
  'site.enter': z.object({ path: visible(z.string()) }),
});
