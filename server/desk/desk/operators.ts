import { and, eq, notInArray } from 'drizzle-orm';
import { operator, operatorSession } from '../../database/schema.ts';
import { demoPassword } from '../../database/seed/accounts.ts';
import type { ServerDeps } from '../../deps.ts';
import type { ConfiguredOperator } from './readOperators.ts';

type Deps = Pick<ServerDeps, 'config' | 'db' | 'now' | 'passwords'>;

/** Demo operators, outside production only. */
const demoOperators: readonly ConfiguredOperator[] = [
  { name: 'desk1', password: demoPassword, role: 'operator' },
  { name: 'desk2', password: demoPassword, role: 'operator' },
  { name: 'audit1', password: demoPassword, role: 'auditor' },
];

/**
 * Syncs the operators with the configuration: removes those not named. The password there is the first one: it replaces
 * the operator's own, and ends the sessions, only when the configuration itself has changed. Audit entries stay.
 */
export async function seedOperators(deps: Deps): Promise<void> {
  const { db, config } = deps;
  const wanted = [...config.operators, ...(config.production ? [] : demoOperators)];
  const names = wanted.map(({ name }) => name);
  await db
    .delete(operator)
    .where(
      and(eq(operator.merchantCode, config.merchant), names.length > 0 ? notInArray(operator.name, names) : undefined),
    );
  const hashes = new Map<string, string>();
  for (const one of wanted) await keep(deps, one, hashes);
}

async function keep(
  { db, config, now, passwords }: Deps,
  { name, password, role }: ConfiguredOperator,
  hashes: Map<string, string>,
): Promise<void> {
  const mine = and(eq(operator.merchantCode, config.merchant), eq(operator.name, name));
  const [found] = await db.select().from(operator).where(mine);
  if (found && found.role === role && (await passwords.matches(password, found.configuredHash))) return;
  const passwordHash = hashes.get(password) ?? (await passwords.hash(password));
  hashes.set(password, passwordHash);
  const configuredHash = passwordHash;
  const id = `${config.merchant}-${name}`;
  await db.transaction(async (tx) => {
    await tx
      .insert(operator)
      .values({ id, merchantCode: config.merchant, name, passwordHash, configuredHash, role, createdAt: now() })
      .onConflictDoUpdate({ target: operator.id, set: { passwordHash, configuredHash, role } });
    await tx.delete(operatorSession).where(eq(operatorSession.operatorId, id));
  });
}
