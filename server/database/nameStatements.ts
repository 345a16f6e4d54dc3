import type pg from 'pg';

/** Texts differ only where a list of values does, so that a server has a few hundred at most. */
const MOST_STATEMENTS = 500;

/**
 * Gives each query of a connection a name by its text: PostgreSQL then parses and plans it once for the connection, and
 * not each time. What comes after the first five hundred texts stays without.
 */
export function nameStatements(client: pg.PoolClient, names: Map<string, string>): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined || names.size >= MOST_STATEMENTS) return known;
    const name = `statement_${names.size}`;
    names.set(text, name);
    return name;
  };
  const named = (asked: unknown): unknown => (isUnnamed(asked) ? { ...asked, name: nameOf(asked.text) } : asked);
  Object.assign(client, { query: (asked: unknown, ...more: unknown[]) => query(named(asked), ...more) });
}

/** What is a text only goes by the simple way, and may hold several statements. */
const isUnnamed = (asked: unknown): asked is { readonly text: string } =>
  typeof asked === 'object' && asked !== null && 'text' in asked && typeof asked.text === 'string' && !('submit' in asked);
