import { randomUUID } from 'node:crypto';
import { and, asc, eq, ne } from 'drizzle-orm';
import {
  MAX_VIEWS,
  type ReportName,
  type ReportView,
  type reportViewsContract,
  type ViewChange,
} from '../../../src/api/contract/agent/reportViews.ts';
import { lockMember } from '../../account/recovery/passwordLink.ts';
import type { Database } from '../../database/database.ts';
import { reportView } from '../../database/schema.ts';
import type { Handlers, ServerDeps, Session } from '../../deps.ts';
import { Refusal } from '../../refusal.ts';
import { isAgentMember } from '../../site/session/admit.ts';

interface Own {
  readonly memberId: string;
  readonly report: ReportName;
}

/** Saved views of an agent's reports. */
export const reportViewsHandlers = ({
  db,
  now,
}: Pick<ServerDeps, 'db' | 'now'>): Handlers<typeof reportViewsContract> => ({
  list: ({ session, request: { report } }) => viewsOf(db, ownOf(session, report)),

  change: ({ session, request }) => {
    const own = ownOf(session, request.report);
    return db.transaction(async (transaction) => {
      await lockMember(transaction, own.memberId);
      await changeView(transaction, own, request, now());
      return viewsOf(transaction, own);
    });
  },
});

/** @throws {Refusal} NOT_AN_AGENT. */
function ownOf({ memberId, isAgent }: Session, report: ReportName): Own {
  if (!isAgentMember(isAgent)) throw new Refusal('NOT_AN_AGENT');
  return { memberId, report };
}

const ofReport = ({ memberId, report }: Own) => and(eq(reportView.memberId, memberId), eq(reportView.report, report));

async function viewsOf(db: Database, own: Own): Promise<{ list: ReportView[] }> {
  const rows = await db.select().from(reportView).where(ofReport(own)).orderBy(asc(reportView.name));
  return { list: rows.map(({ id, name, isDefault, choice }) => ({ id, name, isDefault, choice })) };
}

/** @throws {Refusal} NOT_FOUND, INVALID_FIELDS, LIMIT_REACHED. */
async function changeView(db: Database, own: Own, change: ViewChange, createdAt: number): Promise<void> {
  if (change.do === 'keep') return keepView(db, own, change, createdAt);
  const one = and(ofReport(own), eq(reportView.id, change.id));
  if ((await db.$count(reportView, one)) === 0) throw new Refusal('NOT_FOUND');
  switch (change.do) {
    case 'rename': {
      const others = and(ofReport(own), eq(reportView.name, change.name), ne(reportView.id, change.id));
      if ((await db.$count(reportView, others)) > 0) throw new Refusal('INVALID_FIELDS', { fields: ['name'] });
      await db.update(reportView).set({ name: change.name }).where(one);
      return;
    }
    case 'remove':
      await db.delete(reportView).where(one);
      return;
    case 'makeDefault':
      await db.update(reportView).set({ isDefault: false }).where(ofReport(own));
      await db.update(reportView).set({ isDefault: change.isDefault }).where(one);
  }
}

async function keepView(
  db: Database,
  own: Own,
  { name, choice }: Extract<ViewChange, { readonly do: 'keep' }>,
  createdAt: number,
): Promise<void> {
  const sameName = and(ofReport(own), eq(reportView.name, name));
  const replaced = await db.update(reportView).set({ choice }).where(sameName).returning();
  if (replaced.length > 0) return;
  if ((await db.$count(reportView, ofReport(own))) >= MAX_VIEWS) throw new Refusal('LIMIT_REACHED');
  await db.insert(reportView).values({ id: randomUUID(), ...own, name, choice, isDefault: false, createdAt });
}
