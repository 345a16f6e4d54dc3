import { AsyncLocalStorage } from 'node:async_hooks';

const owner = new AsyncLocalStorage<string>();

/** Whom the costly work of a call counts for: a member, an operator, or the address of a visitor. */
export const runFor = <Result>(who: string, work: () => Result): Result => owner.run(who, work);

/** Null for jobs and seeds, which are the server's own. */
export const currentOwner = (): string | null => owner.getStore() ?? null;
