import { type PlayLimit, type Protection, protectionContract } from '../../../../src/api/contract/member/protection.ts';

const P = 10_000;
const HOUR = 3_600_000;
/** 22/11/2026 19:42 GMT+8. */
export const NOW = Date.UTC(2026, 10, 22, 11, 42);
const DAY_START = Date.UTC(2026, 10, 21, 16);

/** P 3,000 of P 5,000 a day; starts again at midnight, GMT+8. */
export const depositLimit: PlayLimit = {
  kind: 'deposit',
  period: 'day',
  amount: 5_000 * P,
  used: 3_000 * P,
  resetsAt: DAY_START + 24 * HOUR,
  raise: null,
};

/** P 6,840 of P 7,500 in 30 days; a raise to P 8,000 was asked for an hour ago. */
export const lossLimit: PlayLimit = {
  kind: 'loss',
  period: 'month',
  amount: 7_500 * P,
  used: 6_840 * P,
  resetsAt: null,
  raise: {
    amount: 8_000 * P,
    requestedAt: NOW - HOUR,
    from: NOW + 23 * HOUR,
    until: NOW + (23 + 168) * HOUR,
  },
};

/** 2 hours a day, 42 minutes of it used; its removal has waited for a day and an hour. */
export const timeLimit: PlayLimit = {
  kind: 'time',
  period: 'day',
  amount: 2 * HOUR,
  used: 42 * 60_000,
  resetsAt: DAY_START + 24 * HOUR,
  raise: { amount: null, requestedAt: NOW - 25 * HOUR, from: NOW - HOUR, until: NOW + 167 * HOUR },
};

/** How a member plays: a session of 42 minutes, P 1,040 up; P 6,840 down in 30 days. */
export const standing: Protection = protectionContract.state.value.parse({
  now: NOW,
  session: { startedAt: NOW - 42 * 60_000, net: 1_040 * P },
  month: { deposits: 41_000 * P, withdrawals: 22_500 * P, net: -6_840 * P, played: 24 * HOUR + 15 * 60_000 },
  limits: [depositLimit, lossLimit, timeLimit],
  realityCheckMinutes: 60,
  block: null,
  openRounds: 1,
  balance: 9_230.5 * P,
  // Three of the thirty.
  days: [0, 2 * HOUR, 42 * 60_000].map((played, day) => ({ start: DAY_START - (2 - day) * 24 * HOUR, played })),
}) as Protection;

/** No limits, no session, and a break until 29/11/2026 19:42. */
export const onBreak: Protection = {
  ...standing,
  session: null,
  limits: [],
  block: { kind: 'break', since: NOW, until: NOW + 7 * 24 * HOUR, by: 'member' },
};

/** A limit of every kind and period; none can be added. */
export const everyLimit: Protection = {
  ...standing,
  limits: (
    [
      ['deposit', ['day', 'week', 'month']],
      ['loss', ['day', 'week', 'month']],
      ['stake', ['bet']],
      ['time', ['day', 'week', 'month']],
    ] as const
  ).flatMap(([kind, periods]) =>
    periods.map((period): PlayLimit => ({ ...depositLimit, kind, period, resetsAt: null })),
  ),
};
