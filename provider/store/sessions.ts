import type { Database } from './openDatabase.ts';

export interface Session {
  /** SHA-256 of the bearer that the page holds. */
  readonly id: string;
  readonly walletSession: string;
  /** Pseudonym from the wallet. */
  readonly player: string;
  readonly gameId: string;
  readonly gameName: string;
  readonly vendor: string;
  readonly demo: boolean;
  readonly language: 'TH' | 'EN';
  readonly minStake: number;
  readonly maxStake: number;
  readonly openedAt: number;
  /** As the wallet said last. */
  readonly balance: number;
  /** Why the wallet takes no more bets, or null. */
  readonly ended: string | null;
}

type Row = Readonly<Record<string, string | number | null>>;

const COLUMNS =
  'id, wallet_session as walletSession, player, game_id as gameId, game_name as gameName, vendor, demo, language, min_stake as minStake, max_stake as maxStake, opened_at as openedAt, balance, ended';

export function sessionStore(database: Database) {
  const read = (row: Row | undefined) =>
    row === undefined ? null : ({ ...row, demo: row.demo === 1 } as unknown as Session);
  const insert = database.prepare(
    'insert into sessions values (:id, :tokenHash, :walletSession, :player, :gameId, :gameName, :vendor, :demo, :language, :minStake, :maxStake, :openedAt, :balance, :ended)',
  );
  const byId = database.prepare(`select ${COLUMNS} from sessions where id = ?`);
  const byToken = database.prepare('select 1 as used from sessions where token_hash = ?');
  const balance = database.prepare(
    'update sessions set balance = ? where player = (select player from sessions where id = ?)',
  );
  const end = database.prepare('update sessions set ended = ? where id = ?');
  return {
    insert: (session: Session, tokenHash: string) =>
      void insert.run({ ...session, demo: session.demo ? 1 : 0, tokenHash }),
    get: (id: string) => read(byId.get(id) as Row | undefined),
    isUsed: (tokenHash: string) => byToken.get(tokenHash) !== undefined,
    /** A balance is the player’s: it holds in all their sessions. */
    setBalance: (id: string, amount: number) => void balance.run(amount, id),
    end: (id: string, reason: string) => void end.run(reason, id),
  };
}
