import { bigint, customType } from 'drizzle-orm/pg-core';

/** Instants are ms since 1970, UTC, from the server's clock, which QA can move. */
export const at = (name: string) => bigint(name, { mode: 'number' });
/** Amounts are integers in 1/10,000 of P (decision M1). */
export const amount = (name: string) => bigint(name, { mode: 'number' });
export const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
});
