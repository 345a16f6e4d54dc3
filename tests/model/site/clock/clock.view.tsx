import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { clockMachine } from '../../../../src/machines/site/clock/clock.machine.ts';
import { Clock } from '../../../../src/ui/site/clock/Clock.tsx';
import type { View } from '../../kit/view.ts';
import { onScreen } from '../../onScreen.tsx';
import { siteWith } from '../../siteWith.ts';

const EIGHT_HOURS_MS = 8 * 60 * 60 * 1_000;

/** Text of the clock for an instant, written by hand. */
function shownAt(moment: number): string {
  const [date = '', time = ''] = new Date(moment + EIGHT_HOURS_MS).toISOString().split(/[T.]/);
  return `${date.split('-').toReversed().join('/')} ${time}`;
}

export const clockView: View<typeof clockMachine> = {
  open: onScreen((clock) => <Clock site={siteWith({ clock })} />),
  drivers: { 'clock.correct': 'elsewhere' },
  expectations: {
    ticking: ({ context }) => {
      expect(screen.getByRole('timer').textContent).toContain(shownAt(context.deviceNow + context.offset));
      expect(screen.getByRole('timer').textContent).toContain('GMT+8');
    },
  },
};
