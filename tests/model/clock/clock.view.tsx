import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { clockMachine } from '../../../src/machines/clock/clock.machine.ts';
import { Clock } from '../../../src/ui/clock/Clock.tsx';
import type { View } from '../kit/view.ts';
import { onScreen } from '../onScreen.tsx';
import { siteWith } from '../siteWith.ts';

/** What the clock says at the moments that the spec knows, by the milliseconds since the start of its device. */
const times: Readonly<Record<number, string>> = {
  1750000000250: '15/06/2025 23:06:40',
  1750000001000: '15/06/2025 23:06:41',
  1750000100600: '15/06/2025 23:08:20',
};

export const clockView: View<typeof clockMachine> = {
  open: onScreen((clock) => <Clock site={siteWith({ clock })} />),
  drivers: { 'clock.correct': 'elsewhere' },
  expectations: {
    ticking: ({ context }) => {
      const time = times[context.deviceNow + context.offset] ?? expect.unreachable('a moment that nobody knows');
      expect(screen.getByRole('timer').textContent).toContain(time);
      expect(screen.getByRole('timer').textContent).toContain('GMT+8');
    },
  },
};
