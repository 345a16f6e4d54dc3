import { expect } from 'vitest';
import type { QaClient } from '../../../src/qa/qaClient.ts';

export type Account = Awaited<ReturnType<QaClient['account']>>;

export interface SessionRecords {
  readonly openSessions: number;
  readonly endedSessions: number;
}

/** Number of sessions of these accounts in the database, open and ended. */
export const sessionsOf =
  ({ account }: QaClient, ...usernames: readonly string[]) =>
  async (): Promise<SessionRecords> => {
    const accounts = await Promise.all(usernames.map((username) => account({ username })));
    const sum = (of: keyof SessionRecords) => accounts.reduce((total, one) => total + one[of], 0);
    return { openSessions: sum('openSessions'), endedSessions: sum('endedSessions') };
  };

/** One more session. */
export const opensOne = (before: SessionRecords): SessionRecords => ({
  ...before,
  openSessions: before.openSessions + 1,
});

/** One open session has ended. */
export const endsOne = ({ openSessions, endedSessions }: SessionRecords): SessionRecords => ({
  openSessions: openSessions - 1,
  endedSessions: endedSessions + 1,
});

/** Another password; all sessions and all other reset links have ended (decision W4). */
export const setsPassword = (before: Account): Account => ({
  ...before,
  openSessions: 0,
  endedSessions: before.endedSessions + before.openSessions,
  passwordMark: expect.not.stringMatching(before.passwordMark),
  passwordLinks: { open: 0, used: before.passwordLinks.used + before.passwordLinks.open },
});

/** Changes of these purses, each by one entry. */
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

/** One more row. */
export const makesOne = (made: Account['made'], what: keyof Account['made']): Account['made'] => ({
  ...made,
  [what]: made[what] + 1,
});
