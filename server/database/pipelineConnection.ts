import type pg from 'pg';

/** Texts differ only by the length of a value list; a server has a few hundred at most. */
const MOST_STATEMENTS = 500;
/** Statements whose answer is not needed. If a savepoint fails, everything after it in the transaction fails. */
const DEFERRABLE = /^(begin|savepoint \w+|release savepoint \w+)$/;
const NOTHING = { rows: [], rowCount: null, fields: [] };

interface Asked {
  readonly text: string;
  readonly name?: string;
}
type Query = (...given: unknown[]) => unknown;

/**
 * Halves the round trips of a PostgreSQL connection. The first five hundred query texts become named statements, parsed
 * once per connection. The connection runs in pipeline mode: queries of one turn go out together, and `begin`, `commit`
 * and savepoint statements go out with their neighbours, without waiting for answers. A commit that the database turned
 * into a rollback is an error, as on the embedded database.
 */
export function pipelineConnection(client: pg.PoolClient, names: Map<string, string>): void {
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

  /** Nothing may run outside the transaction that failed to begin. */
  const whenUnheard =
    ({ text }: Asked) =>
    (error: Error): void => {
      if (text === 'begin') stream.destroy(error);
    };

  const lean: Query = (asked, ...more) => {
    if (isAsked(asked) && DEFERRABLE.test(asked.text) && typeof more.at(-1) !== 'function') {
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

/** A plain string may hold several statements; an object with `submit` submits itself. */
const isAsked = (asked: unknown): asked is Asked =>
  typeof asked === 'object' &&
  asked !== null &&
  'text' in asked &&
  typeof asked.text === 'string' &&
  !('submit' in asked);
