// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PlayLimit } from '../../../../src/api/contract/member/protection.ts';
import { LimitMeter } from '../../../../src/ui/member/protect/LimitMeter.tsx';
import { onScreen } from '../../../model/onScreen.tsx';

const P = 10_000;
const limit: PlayLimit = { kind: 'deposit', period: 'day', amount: 1_000 * P, used: 0, resetsAt: null, raise: null };

it.each([
  ['with room', { used: 899 * P }, 'P 101.00 left', false],
  ['nine tenths used', { used: 900 * P }, 'Close: P 100.00 left', true],
  ['used up', { used: 1_000 * P }, 'Reached', true],
  ['a highest stake, however high', { kind: 'stake', used: 1_000 * P }, 'Highest today', false],
] as const)('a limit %s is in the colour of danger only when it is near', (_what, more, text, isNear) => {
  const { close } = onScreen(() => <LimitMeter limit={{ ...limit, ...more }} />)(null);
  const left = screen.getByText(text);
  expect([/^_?near(?:_|$)/.test(screen.getByRole('meter').classList[1] ?? ''), left.classList.length > 1]).toEqual([
    isNear,
    isNear,
  ]);
  close();
});

it('says when a limit starts again, by the clock of the device too', () => {
  const { close } = onScreen(() => <LimitMeter limit={{ ...limit, resetsAt: Date.UTC(2026, 10, 21, 16) }} />)(null);
  expect(screen.getByText(/left/).textContent).toBe('P 1,000.00 left · Starts again 00:00 (21/11 16:00 your time)');
  close();
});
