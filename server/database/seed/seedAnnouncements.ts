import type { ServerDeps } from '../../deps.ts';
import { announcement } from '../schema.ts';
import { type DemoAnnouncement, heroes } from './heroes.ts';
import { notices } from './notices.ts';

const hourMs = 60 * 60_000;

/** Adds the demo announcements, each once; the first of a list is the newest. */
export async function seedAnnouncements({ db, config, now }: Pick<ServerDeps, 'config' | 'db' | 'now'>): Promise<void> {
  const at = now();
  const rows = [...heroes, ...notices].map(({ hoursAgo, ...rest }: DemoAnnouncement, place) => ({
    image: null,
    link: null,
    ...rest,
    id: `${config.merchant}-${rest.type}-${String(place + 1).padStart(2, '0')}`,
    merchantCode: config.merchant,
    publishedAt: at - hoursAgo * hourMs,
  }));
  await db.insert(announcement).values(rows).onConflictDoNothing();
}
