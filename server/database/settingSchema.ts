import { pgTable, text } from 'drizzle-orm/pg-core';
import type { SettingChangeStatus } from '../../src/api/contract/desk/deskSettings.ts';
import { at } from './columns.ts';

/** Changes of settings at the desk. */
export const settingChange = pgTable('setting_change', {
  id: text('id').primaryKey(),
  merchantCode: text('merchant_code').notNull(),
  /** Name, and part behind a dot. */
  setting: text('setting').notNull(),
  /** JSON. */
  before: text('before').notNull(),
  after: text('after').notNull(),
  status: text('status').$type<SettingChangeStatus>().notNull(),
  madeBy: text('made_by').notNull(),
  madeAt: at('made_at').notNull(),
  decidedBy: text('decided_by'),
  decidedAt: at('decided_at'),
  remark: text('remark'),
});
