import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { playBreakMachine } from '../../../../src/machines/member/protect/playBreak.machine.ts';
import { BreakPanel } from '../../../../src/ui/member/protect/BreakPanel.tsx';
import type { View } from '../../kit/view.ts';
import { alerts, buttonCalled, dialogShown, onScreen, press } from '../../onScreen.tsx';
import { NOW } from '../protect/standing.ts';

const idle = { disabled: false, busy: false };
const UNTIL = { '1': '23/11/2026 19:42', '7': '29/11/2026 19:42', '30': '22/12/2026 19:42' } as const;
const NAMES = { '1': '24 hours', '7': '7 days', '30': '30 days' } as const;

export const playBreakView: View<typeof playBreakMachine> = {
  open: onScreen((actor) => <BreakPanel actor={actor} now={NOW} />),
  drivers: {
    'break.days': ({ days }) => press(NAMES[days]),
    'break.take': () =>
      press(
        Object.values(UNTIL)
          .map((time) => `Break until ${time}`)
          .find((name) => buttonCalled(name)) ?? '',
      ),
    'break.confirm': () => press('Start the break'),
    'break.back': () => press('Keep playing'),
  },
  offers: {
    'break.days': (snapshot, { days }) => snapshot.matches('choosing') && snapshot.context.days !== days,
    'break.take': (snapshot) => snapshot.matches('choosing'),
    'break.confirm': (snapshot) => snapshot.matches('asking'),
    'break.back': (snapshot) => snapshot.matches('asking'),
  },
  expectations: {
    choosing: ({ context: { days, failure } }) => {
      expect(buttonCalled(`Break until ${UNTIL[days]}`)).toEqual(idle);
      expect(screen.getByRole('button', { pressed: true }).textContent).toBe(NAMES[days]);
      expect([alerts().length, screen.queryByRole('alertdialog')]).toEqual([failure === null ? 0 : 1, null]);
    },
    asking: ({ context: { days } }) => {
      expect(screen.getByRole('alertdialog').textContent).toContain('cannot be ended early, not even by us');
      expect(dialogShown('alertdialog').title).toBe(`Break until ${UNTIL[days]}?`);
    },
    sending: ({ context: { days } }) => expect(buttonCalled(`Break until ${UNTIL[days]}`)?.busy).toBe(true),
  },
};
