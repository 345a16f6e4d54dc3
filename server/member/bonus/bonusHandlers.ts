import { asc, desc } from 'drizzle-orm';
import type { bonusContract } from '../../../src/api/contract/member/bonus.ts';
import { MAX_EXPORT_ROWS } from '../../../src/api/contract/paging.ts';
import { csvName, rowsLeft } from '../../csv.ts';
import { pageOf } from '../../database/pageOf.ts';
import { bonus } from '../../database/schema.ts';
import type { Handlers, ServerDeps } from '../../deps.ts';
import { bonusCsv } from './bonusCsv.ts';
import { bonusesOf, bonusRows, bonusSums } from './bonusRows.ts';

/** MEMBER-13. */
export const bonusHandlers = ({ db }: ServerDeps): Handlers<typeof bonusContract> => ({
  list: async ({ session: { memberId }, request }) => {
    const where = bonusesOf(memberId, request);
    const orderBy = [desc(bonus.at), desc(bonus.movementId)];
    const [{ rows, count }, sums] = await Promise.all([
      pageOf(db, { table: bonus, where, orderBy }, request),
      bonusSums(db, where),
    ]);
    return { list: await bonusRows(db, rows, request.language), count, ...sums };
  },

  file: async ({ session: { memberId }, request }) => {
    const where = bonusesOf(memberId, request);
    const rows = await db
      .select()
      .from(bonus)
      .where(where)
      .orderBy(asc(bonus.at), asc(bonus.movementId))
      .limit(MAX_EXPORT_ROWS);
    return {
      name: csvName('bonuses', request),
      csv: bonusCsv(await bonusRows(db, rows, request.language), request.language),
      left: await rowsLeft(rows, () => db.$count(bonus, where)),
    };
  },
});
