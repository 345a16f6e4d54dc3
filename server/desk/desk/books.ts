import { desc, sql } from 'drizzle-orm';
import type { Books } from '../../../src/api/contract/desk/desk.ts';
import type { Database } from '../../database/database.ts';
import { ledgerProof } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import { rowsOf } from '../../money/ledger/rowsOf.ts';

type Deps = Pick<ServerDeps, 'config'>;
type Sum = Omit<Books['house'][number], 'sum'> & { readonly sum: unknown };

/** The last ledger proof, and the merchant's totals for house and members. */
export async function booksOf({ config }: Deps, db: Database): Promise<Books> {
  const [proof] = await db.select().from(ledgerProof).orderBy(desc(ledgerProof.at), desc(ledgerProof.id)).limit(1);
  const house = await rowsOf<Sum>(
    db,
    sql`
      select account.book, account.currency, account.purse, coalesce(sum(entry.amount), 0) as sum
      from ledger_account account left join ledger_entry entry on entry.account_id = account.id
      where account.merchant_code = ${config.merchant} and account.member_id is null
      group by 1, 2, 3 order by 1, 2, 3`,
  );
  const members = await rowsOf<Sum>(
    db,
    sql`
      select book, currency, case when purse like 'vendor:%' then 'vendors' else purse end as purse, sum(balance) as sum
      from ledger_account where merchant_code = ${config.merchant} and member_id is not null
      group by 1, 2, 3 order by 1, 2, 3`,
  );
  const asNumbers = (rows: readonly Sum[]) => rows.map((row) => ({ ...row, sum: Number(row.sum) }));
  return {
    proof: proof
      ? {
          at: proof.at,
          movements: proof.movements,
          entries: proof.entries,
          auditEntries: proof.auditEntries,
          faults: [...proof.faults],
        }
      : null,
    house: asNumbers(house),
    members: asNumbers(members),
  };
}
