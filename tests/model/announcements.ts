import type { Announcement, Announcements } from '../../src/api/contract/public/announcement.ts';

/** A notice with this id. */
export const notice = (id: string, type: Announcement['type'] = 'PL'): Announcement => ({
  id,
  type,
  title: `title of ${id}`,
  content: `<p>content of ${id}</p>`,
  image: null,
  link: null,
  publishedAt: 1_750_000_000_000,
});

export const announcements = (parts: Partial<Announcements>): Announcements => ({
  player: [],
  banners: [],
  popup: [],
  promotion: [],
  ...parts,
});
