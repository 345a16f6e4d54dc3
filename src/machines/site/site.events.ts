import * as z from 'zod/mini';
import { nothing } from '../support/events.ts';

export const siteEvents = {
  /** The address has changed, or is the first. */
  'site.moved': z.object({ path: z.string() }),
  'site.logIn': z.object({ area: z.enum(['site', 'agent']) }),
  /** A view has thrown, and words stand in its place. */
  'site.crashed': z.object({ detail: z.string() }),
  'site.register': nothing,
  /** DEMO-01: try the site out without an account. */
  'site.tryFree': nothing,
  'site.logOut': nothing,
  'site.changePassword': nothing,
  /** NOTICE-04: the list, with this notice open. */
  'site.readNotices': z.object({ selected: z.nullable(z.string()) }),
  /** A gated action: go to a page that only members may see (ROLE-06). */
  'site.enter': z.object({ path: z.string() }),
};
