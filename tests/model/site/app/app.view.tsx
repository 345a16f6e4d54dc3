import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { appMachine } from '../../../../src/machines/site/app/app.machine.ts';
import { AppNote } from '../../../../src/ui/site/app/AppNote.tsx';
import type { View } from '../../kit/view.ts';
import { buttonCalled, onScreen, press } from '../../onScreen.tsx';

const OFFLINE = 'No connection. What you see may be old, and balances are not current.';
const isAsked = (snapshot: SnapshotFrom<typeof appMachine>): boolean =>
  snapshot.matches({ update: 'ready' }) || snapshot.matches({ update: 'failed' });
const isSilent = () => expect(screen.queryByRole('alert')).toBeNull();
const isBusy = () => expect(buttonCalled('Reload')).toEqual({ disabled: true, busy: true });
const says = (text: string) => expect(screen.getByRole('alert').textContent).toBe(`${text}LaterReload`);

export const appView: View<typeof appMachine> = {
  open: onScreen((actor) => <AppNote actor={actor} />),
  drivers: {
    'app.updated': 'elsewhere',
    'app.offline': 'elsewhere',
    'app.online': 'elsewhere',
    'app.reload': () => press('Reload'),
    'app.later': () => press('Later'),
  },
  offers: { 'app.reload': isAsked, 'app.later': isAsked },
  expectations: {
    'network.online': () => expect(screen.queryByRole('status')).toBeNull(),
    'network.offline': () => expect(screen.getByRole('status').textContent).toBe(OFFLINE),
    'update.current': isSilent,
    'update.ready': () => says('A new version of this site is ready.'),
    'update.later': isSilent,
    'update.applying': isBusy,
    'update.applied': isBusy,
    'update.failed': () => says('The new version did not start. Try again, or close every tab of this site.'),
  },
};
