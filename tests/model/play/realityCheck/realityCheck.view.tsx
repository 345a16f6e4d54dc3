import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { realityCheckMachine } from '../../../../src/machines/play/realityCheck/realityCheck.machine.ts';
import { RealityCheck } from '../../../../src/ui/play/games/RealityCheck.tsx';
import type { View } from '../../kit/view.ts';
import { buttonCalled, dialogShown, nothingShown, onScreen, press } from '../../onScreen.tsx';

const hidden = () => expect(nothingShown()).toBe(true);

export const realityCheckView: View<typeof realityCheckMachine> = {
  open: onScreen((actor) => <RealityCheck actor={actor} />),
  drivers: { 'reality.played': 'elsewhere', 'reality.goOn': () => press('Keep playing') },
  offers: { 'reality.goOn': (snapshot) => snapshot.matches('due') },
  expectations: {
    asking: hidden,
    resting: hidden,
    waiting: hidden,
    failed: hidden,
    due: () => {
      expect(dialogShown()).toEqual({ title: 'You have been playing for 1 h 1 min', busy: false });
      const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
      expect(facts).toEqual(['19:42', '−P 500.00']);
      expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
        '/member/protect',
        '/member/personalHistoryCopy',
      ]);
      expect(buttonCalled('Keep playing')).toEqual({ disabled: false, busy: false });
    },
  },
};
