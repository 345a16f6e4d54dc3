import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { aboutMachine } from '../../../src/machines/about/about.machine.ts';
import { AboutPage } from '../../../src/ui/about/AboutPage.tsx';
import type { View } from '../kit/view.ts';
import { alerts, onScreen, press } from '../onScreen.tsx';

const figures = () => screen.queryAllByRole('definition').map(({ textContent }) => textContent);

export const aboutView: View<typeof aboutMachine> = {
  open: onScreen((actor) => <AboutPage actor={actor} />),
  drivers: { 'about.retry': () => press('Try again') },
  expectations: {
    loading: () => expect(figures()).toEqual([]),
    shown: () => {
      expect(figures()).toEqual([
        ...['9 min 40 sec', 'Median of 12 payments in the last 30 days'],
        ...['Not measured yet', '2 payments in the last 30 days: too few for a fair figure'],
        ...['128 bits or more', expect.stringContaining('keys of 256 bits')],
        ...['Do not expire', 'They stay until you exchange them.'],
      ]);
      expect(screen.getByText(/final right of interpretation/).tagName).toBe('P');
    },
    failed: () => expect(alerts().join()).toContain('The figures could not be loaded'),
  },
};
