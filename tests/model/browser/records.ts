import { expect } from 'vitest';
import type { QaDoors } from '../../../src/qa/qaDoors.ts';

export type Account = Awaited<ReturnType<QaDoors['account']>>;

export interface SessionRecords {
  readonly openSessions: number;
  readonly endedSessions: number;
}

/** How many sessions of these accounts together the database has, open and ended. */
export const sessionsOf =
  ({ account }: QaDoors, ...usernames: readonly string[]) =>
  async (): Promise<SessionRecords> => {
    const accounts = await Promise.all(usernames.map((username) => account({ username })));
    const sum = (of: keyof SessionRecords) => accounts.reduce((total, one) => total + one[of], 0);
    return { openSessions: sum('openSessions'), endedSessions: sum('endedSessions') };
  };

/** A session more. */
export const opensOne = (before: SessionRecords): SessionRecords => ({
  ...before,
  openSessions: before.openSessions + 1,
});

/** An open session that has ended. */
export const endsOne = ({ openSessions, endedSessions }: SessionRecords): SessionRecords => ({
  openSessions: openSessions - 1,
  endedSessions: endedSessions + 1,
});

/** Another password, every session and every link to another one ended: whoever knew the old one is out (decision W4). */
export const setsPassword = (before: Account): Account => ({
  ...before,
  openSessions: 0,
  endedSessions: before.endedSessions + before.openSessions,
  passwordMark: expect.not.stringMatching(before.passwordMark),
  passwordLinks: { open: 0, used: before.passwordLinks.used + before.passwordLinks.open },
});

/** So much more, or less, in each of these purses, by one entry each. */
export const movesMoney = (before: Account, by: Readonly<Record<string, number>>): Account => ({
  ...before,
  purses: {
    ...before.purses,
    ...Object.fromEntries(
      Object.entries(by).map(([purse, amount]) => {
        const { balance, entries } = before.purses[purse] ?? { balance: 0, entries: 0 };
        return [purse, { balance: balance + amount, entries: entries + 1 }];
      }),
    ),
  },
});

/** One more was made. */
export const makesOne = (made: Account['made'], what: keyof Account['made']): Account['made'] => ({
  ...made,
  [what]: made[what] + 1,
});
