import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { statusMachine } from '../../../../src/machines/site/status/status.machine.ts';
import { StatusScreen } from '../../../../src/ui/site/status/StatusScreen.tsx';
import type { View } from '../../kit/view.ts';
import { alerts, buttonCalled, nothingShown, onScreen, press } from '../../onScreen.tsx';

const site = () => screen.queryByText('the site');
const title = async () => (await screen.findByRole('heading', { level: 1 })).textContent;

export const statusView: View<typeof statusMachine> = {
  open: onScreen((actor) => (
    <StatusScreen actor={actor}>
      <p>the site</p>
    </StatusScreen>
  )),
  drivers: {
    'status.refresh': () => press(document.body.textContent?.includes('Maintenance') ? 'Refresh' : 'Try again'),
    'screen.learned': 'elsewhere',
    'screen.lost': 'elsewhere',
  },
  offers: {
    'status.refresh': (snapshot) =>
      snapshot.matches({ asking: 'resting' }) &&
      (snapshot.matches({ screen: 'maintenance' }) || snapshot.matches({ screen: 'unreachable' })),
  },
  expectations: {
    'screen.undecided': () => expect(site()?.closest('[inert]')).not.toBeNull(),
    'screen.normal': () => expect([site() === null, site()?.closest('[inert]')]).toEqual([false, null]),
    'screen.maintenance': async () => {
      expect([await title(), site()]).toEqual(['System Maintenance', null]);
      expect(document.body.textContent).toContain('Dear valued customers, our system is under maintenance');
      expect(document.body.textContent).toContain('visits are restricted');
      expect(screen.getByRole('link', { name: 'Contact Us' }).getAttribute('href')).toBe('https://help.example.test');
    },
    'screen.restricted': async () => {
      expect([await title(), site()]).toEqual(['Access is restricted in your location', null]);
      expect(screen.getByText('203.0.113.7')).toBeTruthy();
      expect(screen.getByText('Thailand (TH)')).toBeTruthy();
      expect(document.body.textContent).toContain('Access is limited because of your location or IP address');
    },
    'screen.unknown': () => expect(nothingShown()).toBe(true),
    'screen.unreachable': async () => {
      expect([await title(), site()]).toEqual(['The site can’t be reached', null]);
      expect(alerts()).toEqual(['Connection problem. Check your network and try again.']);
    },
    'asking.waiting': (snapshot) => {
      const name = snapshot.matches({ screen: 'maintenance' }) ? 'Refresh' : 'Try again';
      expect([null, { disabled: true, busy: true }]).toContainEqual(buttonCalled(name));
    },
    'asking.resting': (snapshot) => {
      const name = snapshot.matches({ screen: 'maintenance' }) ? 'Refresh' : 'Try again';
      expect([null, { disabled: false, busy: false }]).toContainEqual(buttonCalled(name));
    },
  },
};
