import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { devicesMachine } from '../../../src/machines/devices/devices.machine.ts';
import { Devices } from '../../../src/ui/security/Devices.tsx';
import type { View } from '../kit/view.ts';
import { alerts, buttonCalled, dialogShown, onScreen, press, pressIn } from '../onScreen.tsx';

type Snapshot = SnapshotFrom<typeof devicesMachine>;

const idle = { disabled: false, busy: false };
const off = { disabled: true, busy: false };
const LAPTOP = 'Log out: Computer · Firefox · Linux';
const ROWS = [
  'This phoneTH · 203.0.113.• · since 21/11/2026 18:59 · SMS codeIn use',
  'Computer · Firefox · Linuxlast used 21/11/2026 19:00 · passwordLog out',
  'Unknown devicelast used 21/11/2026 19:00 · passwordLog out',
];
const rowsOf = ({ context: { devices } }: Snapshot) =>
  devices.length === 3 ? ROWS : devices.length === 2 ? [ROWS[0], ROWS[2]] : [ROWS[0]];
const rowsShown = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

export const devicesView: View<typeof devicesMachine> = {
  open: onScreen((actor) => <Devices actor={actor} />),
  drivers: {
    'devices.retry': () => press('Try again'),
    'devices.end': () => press(LAPTOP),
    'devices.endOthers': () => press('Log out the others'),
    'devices.confirm': () => pressIn('[role=alertdialog]', 'Log out the others'),
    'devices.back': () => press('Cancel'),
  },
  offers: {
    'devices.retry': (snapshot) => snapshot.matches('failed'),
    'devices.end': (snapshot, { id }) =>
      snapshot.matches('shown') && snapshot.context.devices.some((device) => device.id === id && !device.current),
    'devices.endOthers': (snapshot) => snapshot.matches('shown') && snapshot.context.devices.length > 1,
    'devices.confirm': (snapshot) => snapshot.matches('asking'),
    'devices.back': (snapshot) => snapshot.matches('asking'),
  },
  expectations: {
    loading: () => {
      expect(screen.getByRole('region', { name: 'Devices signed in' }).ariaBusy).toBe('true');
      expect([rowsShown(), alerts()]).toEqual([[], []]);
    },
    failed: () => {
      expect(alerts().join()).toContain('The devices could not be loaded');
      expect([rowsShown(), buttonCalled('Try again')]).toEqual([[], idle]);
    },
    shown: (snapshot) => {
      const { devices, done, failure } = snapshot.context;
      const count = devices.length === 1 ? '1 device signed in' : `${devices.length} devices signed in`;
      expect(screen.getByRole('heading').textContent).toBe(count);
      expect(rowsShown()).toEqual(rowsOf(snapshot));
      expect(buttonCalled('Log out the others')).toEqual(devices.length > 1 ? idle : null);
      expect(buttonCalled(LAPTOP)).toEqual(devices.length === 3 ? idle : null);
      const said = { end: 'The device is logged out.', endOthers: 'All other devices are logged out.' };
      expect(screen.queryByRole('status')?.textContent ?? null).toBe(done && said[done]);
      expect(alerts().length).toBe(failure === null ? 0 : 1);
    },
    asking: (snapshot) => {
      const others = snapshot.context.devices.length - 1;
      expect(dialogShown('alertdialog').title).toBe(
        others === 1 ? 'Log out 1 other device?' : `Log out ${others} other devices?`,
      );
      expect(rowsShown()).toEqual(rowsOf(snapshot));
    },
    ending: (snapshot) => {
      const isOne = snapshot.context.ending?.kind === 'end';
      expect(buttonCalled('Log out the others')).toEqual(isOne ? off : { disabled: true, busy: true });
      if (snapshot.context.devices.length === 3) {
        expect(buttonCalled(LAPTOP)).toEqual(isOne ? { disabled: true, busy: true } : off);
      }
    },
  },
};
