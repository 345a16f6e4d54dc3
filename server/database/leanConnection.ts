import type pg from 'pg';

/** Texts differ only where a list of values does, so that a server has a few hundred at most. */
const MOST_STATEMENTS = 500;
/** What has no answer that anybody needs. Where a part cannot be opened, all that comes after it in the transaction fails. */
const GOES_WITH_THE_NEXT = /^(begin|savepoint \w+|release savepoint \w+)$/;
const NOTHING = { rows: [], rowCount: null, fields: [] };

interface Asked {
  readonly text: string;
  readonly name?: string;
}
type Query = (...given: unknown[]) => unknown;

/**
 * Spares a connection to PostgreSQL half of what it is asked. Each query has a name by its text, so that it is parsed
 * once for the connection and not each time; what comes after the first five hundred texts stays without. What opens a
 * transaction, or opens and closes a part of one, is sent together with what follows it, and so is all that is asked in
 * one turn: the connection is in pipeline mode, and no answer is waited for between them. A transaction that the database
 * has rolled back instead of keeping it is an error, as it is on the embedded database.
 */
export function makeLean(client: pg.PoolClient, names: Map<string, string>): void {
  const query: Query = client.query.bind(client);
  const { stream } = (client as unknown as { readonly connection: { readonly stream: Corked } }).connection;
  let held: Asked[] = [];
  let isCorked = false;

  const sendAll = (): void => {
    isCorked = false;
    stream.uncork();
  };

  const named = (asked: Asked): Asked => {
    if (!names.has(asked.text) && names.size < MOST_STATEMENTS) names.set(asked.text, `statement_${names.size}`);
    const name = names.get(asked.text);
    return name === undefined ? asked : { ...asked, name };
  };

  /** Nothing may be written outside the transaction that has not begun. */
  const whenUnheard =
    ({ text }: Asked) =>
    (error: Error): void => {
      if (text === 'begin') stream.destroy(error);
    };

  const lean: Query = (asked, ...more) => {
    if (isAsked(asked) && GOES_WITH_THE_NEXT.test(asked.text) && typeof more.at(-1) !== 'function') {
      held.push(asked);
      return Promise.resolve(NOTHING);
    }
    const before = held;
    held = [];
    if (!isCorked) {
      isCorked = true;
      stream.cork();
      process.nextTick(sendAll);
    }
    for (const one of before) (query(one) as Promise<unknown>).catch(whenUnheard(one));
    const answer = query(isAsked(asked) ? named(asked) : asked, ...more);
    return isAsked(asked) && asked.text === 'commit' ? (answer as Promise<Answer>).then(refuseRolledBack) : answer;
  };
  Object.assign(client, { query: lean });
}

interface Corked {
  cork(): void;
  uncork(): void;
  destroy(error: Error): void;
}

interface Answer {
  readonly command: string;
}

function refuseRolledBack(answer: Answer): Answer {
  if (answer.command === 'ROLLBACK') throw new Error('the transaction was rolled back, and nothing of it is kept');
  return answer;
}

/** What is a text only may hold several statements, and what submits itself knows how. */
const isAsked = (asked: unknown): asked is Asked =>
  typeof asked === 'object' &&
  asked !== null &&
  'text' in asked &&
  typeof asked.text === 'string' &&
  !('submit' in asked);
