import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { instant, languageCode } from '../fields.ts';
import { paged, pageQuery } from '../paging.ts';

/** NOTICE-05: B banner, PL player notice, PU popup, PR promotion, H headline (which travels with the player notices). */
export const announcementType = z.enum(['B', 'PL', 'PU', 'PR', 'H']);
export type AnnouncementType = z.infer<typeof announcementType>;

export const announcement = z.object({
  id: z.string(),
  type: announcementType,
  title: z.string(),
  /** HTML, sanitised by the server and again by the browser (decision S11). */
  content: z.string(),
  /** Name of a bundled illustration, or null. */
  image: z.nullable(z.string()),
  /** Link target inside the site, or null. */
  link: z.nullable(z.string()),
  publishedAt: instant,
});
export type Announcement = z.infer<typeof announcement>;

export const announcementContract = {
  page: defineEndpoint({
    id: 'announcement.page',
    method: 'GET',
    path: '/wps/ext/v1/announcements',
    sends: 'query',
    token: false,
    encrypted: false,
    repeat: 'safe',
    request: z.object({ ...pageQuery, language: languageCode }),
    /** Player notices, headlines and promotions that are current, the newest first. */
    value: paged(announcement),
    refusals: [],
    spec: 'assumed: announcements in the agent centre (AGENT-03)',
  }),
  list: defineEndpoint({
    id: 'announcement.list',
    method: 'GET',
    path: '/wps/relay/MCSFE_getListAnnouncements',
    sends: 'query',
    token: false,
    encrypted: false,
    repeat: 'safe',
    request: z.object({
      /** Comma-separated types in one parameter, as in the spec. */
      types: z.string().check(z.regex(/^(B|PL|PU|PR|H)(,(B|PL|PU|PR|H))*$/)),
      platform: z.literal('W'),
      /** NOTICE-06: defaults to B. */
      execution: z._default(z.enum(['B']), 'B'),
      language: languageCode,
    }),
    value: z.object({
      player: z.array(announcement),
      banners: z.array(announcement),
      popup: z.array(announcement),
      promotion: z.array(announcement),
    }),
    refusals: [],
    spec: '7.4 announcements (API-38, NOTICE-07); language assumed',
  }),
};
export type Announcements = z.output<(typeof announcementContract)['list']['value']>;
