import { boolean, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ReportChoice, ReportName } from '../../src/api/contract/agent/reportViews.ts';
import { at } from './columns.ts';

/** A saved view of a report. */
export const reportView = pgTable(
  'report_view',
  {
    id: text('id').primaryKey(),
    memberId: text('member_id').notNull(),
    report: text('report').$type<ReportName>().notNull(),
    name: text('name').notNull(),
    choice: jsonb('choice').$type<ReportChoice>().notNull(),
    /** Shown when the report opens; one at most. */
    isDefault: boolean('is_default').notNull(),
    createdAt: at('created_at').notNull(),
  },
  ({ memberId, report, name }) => [uniqueIndex('report_view_name').on(memberId, report, name)],
);
