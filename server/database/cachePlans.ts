import {
  messages,
  type PGlite,
  parse,
  protocol,
  type QueryOptions,
  type Results,
  type Transaction,
} from '@electric-sql/pglite';

/** What drizzle asks of a client. */
export type QueryClient = Pick<PGlite, 'query' | 'transaction'>;

type Messages = Parameters<typeof parse.parseResults>[0];

interface Plan {
  readonly statement: string;
  readonly parameterTypes: readonly number[];
  /** Row description, used to parse every answer. */
  readonly description: Messages;
  readonly columnTypes: readonly number[];
}

/** Texts differ only by the length of a value list; a server has a few hundred at most. */
const MOST_PLANS = 500;
const { serialize } = protocol;

/**
 * Caches plans of queries by their text, within transactions too. PGlite plans every query again, in five round trips; a
 * cached plan takes one and a third of the time. Uses PGlite's protocol functions; `tests/server/cachePlans.test.ts`
 * compares the answers with PGlite's `query`.
 */
export function cachePlans(client: PGlite): QueryClient {
  const plans = new Map<string, Plan>();

  const send = async (...parts: readonly Uint8Array[]) =>
    (await client.execProtocol(Buffer.concat(parts), { syncToFs: false })).messages;

  const planOf = async (text: string): Promise<Plan> => {
    const known = plans.get(text);
    if (known) return known;
    const statement = `plan_${plans.size}`;
    const answer = await send(
      serialize.parse({ name: statement, text }),
      serialize.describe({ type: 'S', name: statement }),
      serialize.sync(),
    );
    const description = answer.filter(({ name }) => name === 'rowDescription');
    const columns = parse.parseResults([...description, complete], {})[0]?.fields ?? [];
    const plan = {
      statement,
      parameterTypes: parse.parseDescribeStatementResults(answer),
      description,
      columnTypes: columns.map(({ dataTypeID }) => dataTypeID),
    };
    plans.set(text, plan);
    return plan;
  };

  const run = async <T>(text: string, values: readonly unknown[], options?: QueryOptions): Promise<Results<T>> => {
    const { statement, parameterTypes, description, columnTypes } = await planOf(text);
    const bound = values.map((value, index) => {
      if (value === null || value === undefined) return null;
      const written = client.serializers[parameterTypes[index] ?? 0];
      return written ? written(value) : String(value);
    });
    const answer = await send(serialize.bind({ statement, values: bound }), serialize.execute({}), serialize.sync());
    // Only the parsers of these columns: PGlite would merge all six hundred for each query.
    const parsers = Object.fromEntries(
      columnTypes.map((type) => [type, options?.parsers?.[type] ?? client.parsers[type]] as const).filter(hasParser),
    );
    const [result] = parse.parseResults([...description, ...answer], parsers, {
      rowMode: options?.rowMode ?? 'object',
    });
    return result as Results<T>;
  };

  const isFull = (text: string) => plans.size >= MOST_PLANS && !plans.has(text);

  /** The transaction of PGlite; its queries take cached plans. */
  const planned = (transaction: Transaction): Transaction =>
    Object.assign(Object.create(transaction) as Transaction, {
      query: async <T>(text: string, values: readonly unknown[] = [], options?: QueryOptions) => {
        if (transaction.closed || isFull(text)) return transaction.query<T>(text, [...values], options);
        return client._runExclusiveQuery(() => run<T>(text, values, options));
      },
    });

  return {
    transaction: (work) => client.transaction((transaction) => work(planned(transaction))),
    query: async <T>(text: string, values: readonly unknown[] = [], options?: QueryOptions) => {
      if (isFull(text)) return client.query<T>(text, [...values], options);
      await client._checkReady();
      return client._runExclusiveTransaction(() =>
        client._runExclusiveQuery(async () => {
          const result = await run<T>(text, values, options);
          await client.syncToFs();
          return result;
        }),
      );
    },
  };
}

/** Ends a description without rows, so that PGlite reads its columns. */
const complete = new messages.CommandCompleteMessage(0, 'SELECT 0');

const hasParser = <P>(entry: readonly [number, P | undefined]): entry is readonly [number, P] => entry[1] !== undefined;
