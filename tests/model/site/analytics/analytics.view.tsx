import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { analyticsMachine } from '../../../../src/machines/site/analytics/analytics.machine.ts';
import { ConsentBar } from '../../../../src/ui/site/analytics/ConsentBar.tsx';
import type { View } from '../../kit/view.ts';
import { buttonCalled, nothingShown, onScreen, press } from '../../onScreen.tsx';

const enabled = { disabled: false, busy: false };
const asksNothing = () => expect(nothingShown()).toBe(true);

export const analyticsView: View<typeof analyticsMachine> = {
  open: onScreen((actor) => <ConsentBar actor={actor} />),
  drivers: {
    'analytics.configure': 'elsewhere',
    'analytics.navigated': 'elsewhere',
    'analytics.agree': () => press('Allow'),
    'analytics.decline': () => press('Decline'),
  },
  offers: {
    'analytics.agree': (snapshot) => snapshot.matches('asking'),
    'analytics.decline': (snapshot) => snapshot.matches('asking'),
  },
  expectations: {
    waiting: asksNothing,
    off: asksNothing,
    asking: () => {
      expect(screen.getByRole('region', { name: 'Visit statistics' }).firstElementChild?.textContent).toBe(
        'May we count visits? We store no names and share nothing with other companies.',
      );
      expect([buttonCalled('Allow'), buttonCalled('Decline')]).toEqual([enabled, enabled]);
    },
    counting: asksNothing,
  },
};
