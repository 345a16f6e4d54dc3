import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { rowsOf } from '../../money/ledger/rowsOf.ts';

type Row = Readonly<Record<string, unknown>>;

/** Rows that are read at once: some 500 kB. */
const ROWS = 2_000;

interface Section {
  readonly name: string;
  /** A select with `at` and `id`, by which it is read on. */
  readonly from: (memberId: string) => SQL;
}

/**
 * What is kept of a member, table by table. Secrets are left out: hashes of passwords, codes and tokens, numbers of bank
 * accounts but for their ends. Amounts in 1/10,000 P, instants in ms since 1970.
 */
const sections: readonly Section[] = [
  {
    name: 'sessions',
    from: (id) => sql`select created_at as at, left(token_hash, 8) as id, seen_at as "lastUse", ended_at as "endedAt",
      opened_by as "openedBy", user_agent as browser, ip as address, country from session where member_id = ${id}`,
  },
  {
    name: 'bankAccounts',
    from: (id) => sql`select created_at as at, id, bank_code as bank, holder_name as holder, last4 as "lastDigits"
      from bank_account where member_id = ${id}`,
  },
  {
    name: 'deposits',
    from: (id) => sql`select created_at as at, id, reference, method_code as method, amount, fee, status
      from deposit where member_id = ${id}`,
  },
  {
    name: 'withdrawals',
    from: (id) => sql`select requested_at as at, id, reference, method_code as method, amount, fee, status,
      bank_code as bank, holder_name as holder, last4 as "lastDigits", paid_at as "paidAt"
      from withdrawal where member_id = ${id}`,
  },
  {
    name: 'movements',
    from: (id) => sql`select entry.at, entry.movement_id || '/' || entry.line as id, movement.kind,
      account.purse, account.currency, entry.amount, entry.balance
      from ledger_account account
      join ledger_entry entry on entry.account_id = account.id
      join ledger_movement movement on movement.id = entry.movement_id
      where account.member_id = ${id}`,
  },
  {
    name: 'bets',
    from: (id) => sql`select placed_at as at, id, vendor, category, game_id as game, round, stake,
      valid_bet as "validBet", payout, settled_at as "settledAt", voided_at as "voidedAt"
      from bet where member_id = ${id}`,
  },
  {
    name: 'messages',
    from: (id) => sql`select sent_at as at, id, kind, topic, facts, read_at as "readAt"
      from message where member_id = ${id}`,
  },
  {
    name: 'tickets',
    from: (id) => sql`select message.at, message.id, ticket.number, ticket.title, ticket.status,
      message.operator is null as "writtenByYou", message.text
      from ticket join ticket_message message on message.ticket_id = ticket.id where ticket.member_id = ${id}`,
  },
  {
    name: 'limits',
    from: (id) => sql`select set_at as at, kind || '/' || period as id, amount
      from play_limit where member_id = ${id}`,
  },
  {
    name: 'breaks',
    from: (id) => sql`select since as at, id, kind, until, operator_id is null as "setByYou"
      from play_block where member_id = ${id}`,
  },
];

/** The JSON text of everything that is kept of a member, in pieces that are valid only together. */
export async function* exportText(db: Database, memberId: string, writtenAt: number): AsyncGenerator<string> {
  const [profile] = await rowsOf<Row>(db, profileOf(memberId));
  yield `{"writtenAt":${writtenAt},"profile":${JSON.stringify(numbered(profile ?? {}))}`;
  for (const { name, from } of sections) {
    yield `,\n${JSON.stringify(name)}:[`;
    let first = true;
    for await (const rows of pagesOf(db, from(memberId))) {
      yield rows.map((row, place) => `${first && place === 0 ? '' : ','}\n${JSON.stringify(row)}`).join('');
      first = false;
    }
    yield ']';
  }
  yield '}\n';
}

/** Reads on after the last row: the thousandth page costs as much as the first. */
async function* pagesOf(db: Database, from: SQL): AsyncGenerator<readonly Row[]> {
  let after: { readonly at: number; readonly id: string } | null = null;
  for (;;) {
    const where: SQL = after === null ? sql`true` : sql`(at, id) > (${after.at}::bigint, ${after.id})`;
    const found: readonly Row[] = await rowsOf<Row>(
      db,
      sql`select * from (${from}) as part where ${where} order by at, id limit ${ROWS}`,
    );
    if (found.length > 0) yield found.map(numbered);
    if (found.length < ROWS) return;
    const last: Row | undefined = found.at(-1);
    after = { at: Number(last?.at), id: String(last?.id) };
  }
}

/** Engines return numbers beyond 32 bits as texts. */
const numbered = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'bigint' || (NUMBERS.has(name) && typeof value === 'string') ? Number(value) : value,
    ]),
  );

const NUMBERS: ReadonlySet<string> = new Set(
  ['at', 'lastUse', 'endedAt', 'amount', 'fee', 'paidAt', 'balance', 'stake', 'validBet', 'payout', 'settledAt'].concat(
    [...['voidedAt', 'readAt', 'until', 'createdAt', 'lastLoginAt', 'termsAcceptedAt', 'ageConfirmedAt']],
  ),
);

const profileOf = (memberId: string): SQL => sql`
  select member.id, member.account as username, member.nickname, member.created_at as "createdAt",
    member.last_login_at as "lastLoginAt", member.country_dialing_code as "countryDialingCode",
    member.mobile_num as mobile, member.email, account.confirmed_email is not null as "emailConfirmed",
    profile.payee_name as "payeeName", profile.contact_mobile as "contactMobile", profile.qq_num as qq, profile.line,
    profile.whatsapp, profile.facebook, profile.telegram, profile.zalo, profile.wechat,
    profile.id_number as "idNumber", profile.birthday, profile.terms_accepted_at as "termsAcceptedAt",
    profile.age_confirmed_at as "ageConfirmedAt"
  from member
  left join member_account account on account.member_id = member.id
  left join member_profile profile on profile.member_id = member.id
  where member.id = ${memberId}`;
