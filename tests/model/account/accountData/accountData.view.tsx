import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { accountDataMachine } from '../../../../src/machines/account/accountData/accountData.machine.ts';
import { DataPage } from '../../../../src/ui/account/accountData/DataPage.tsx';
import type { View } from '../../kit/view.ts';
import { alerts, buttonCalled, dialogShown, fieldCalled, onScreen, press, pressIn, typeInto } from '../../onScreen.tsx';
import { exportPath } from './accountData.spec.ts';

type Snapshot = SnapshotFrom<typeof accountDataMachine>;

const idle = { disabled: false, busy: false };
const off = { disabled: true, busy: false };
const TITLES = { ask: 'Request your data', link: 'Download your data', close: 'Close the account in 7 days?' } as const;
const SUBMIT = { ask: 'Request', link: 'Continue', close: 'Close the account' } as const;
const asks = (snapshot: Snapshot) => (snapshot.context.state?.file == null ? 'Request a file' : 'Request a new file');
const linkShown = () => document.querySelector<HTMLAnchorElement>('a[download]');

/** Both panels, as the state says. */
function showsPanels(snapshot: Snapshot): void {
  const { state, exportPath: link } = snapshot.context;
  if (state === null) return;
  const still = snapshot.matches('shown') ? idle : off;
  const { file, closesAt, obstacles } = state;
  expect(buttonCalled(asks(snapshot))).toEqual(file?.status === 'waiting' ? null : still);
  expect(buttonCalled('Download')).toEqual(file?.status === 'ready' && link === null ? still : null);
  expect(linkShown()?.getAttribute('href') ?? null).toBe(link);
  expect(screen.queryAllByText(/^We are writing your file/).length).toBe(file?.status === 'waiting' ? 1 : 0);
  expect(screen.queryAllByText(/^Ready since 21\/11\/2026 18:59 · 3.4 MB/).length).toBe(
    file?.status === 'ready' ? 1 : 0,
  );
  expect(screen.queryAllByText(/first\.$|^You have downlines/).length).toBe(closesAt === null ? obstacles.length : 0);
  const isClosable = closesAt === null && obstacles.length === 0 ? still : off;
  expect(buttonCalled('Close my account')).toEqual(closesAt === null ? isClosable : null);
  expect(buttonCalled('Keep my account') === null).toBe(closesAt === null);
}

function showsDialog(snapshot: Snapshot): void {
  const { purpose, password, tried, failure } = snapshot.context;
  const isStill = !snapshot.matches('proving');
  showsPanels(snapshot);
  expect(dialogShown()).toEqual({ title: TITLES[purpose], busy: isStill });
  const field = fieldCalled('Login password');
  expect([field?.value, field?.ariaInvalid ?? null]).toEqual([password, tried && password === '' ? 'true' : null]);
  expect(alerts().length).toBe(failure === null ? 0 : 1);
  expect(buttonCalled(SUBMIT[purpose])?.busy).toBe(isStill);
}

export const accountDataView: View<typeof accountDataMachine> = {
  open: onScreen((actor) => <DataPage actor={actor} />),
  drivers: {
    'data.retry': () => press('Try again'),
    'data.want': ({ purpose }) => {
      const again = buttonCalled('Request a file') ? 'Request a file' : 'Request a new file';
      press({ ask: again, link: 'Download', close: 'Close my account' }[purpose]);
    },
    'data.typeSecret': ({ value }) => typeInto('Login password', value),
    'data.submit': () => pressIn('dialog', Object.values(SUBMIT).find((name) => buttonCalled(name) !== null) ?? ''),
    'data.cancel': () => pressIn('dialog', 'Cancel'),
    'data.taken': () => {
      const link = linkShown();
      if (link === null) throw new Error('no link');
      // The test's page has no file to go to.
      link.addEventListener('click', (event) => event.preventDefault());
      fireEvent.click(link);
    },
    'data.keep': () => press('Keep my account'),
  },
  offers: {
    'data.retry': (snapshot) => snapshot.matches('failed'),
    'data.typeSecret': (snapshot, { value }) => snapshot.matches('proving') && snapshot.context.password !== value,
    'data.submit': (snapshot) => snapshot.matches('proving'),
    'data.cancel': (snapshot) => snapshot.matches('proving'),
    'data.want': (snapshot, { purpose }) =>
      snapshot.matches('shown') &&
      snapshot.can({ type: 'data.want', purpose }) &&
      (purpose !== 'link' || snapshot.context.exportPath === null),
    'data.taken': (snapshot) => snapshot.context.exportPath === exportPath && snapshot.matches('shown'),
    'data.keep': (snapshot) => snapshot.matches('shown') && snapshot.context.state?.closesAt != null,
  },
  expectations: {
    loading: (snapshot) => {
      showsPanels(snapshot);
      if (snapshot.context.state === null) expect(screen.getByRole('status').textContent).toContain('Loading');
    },
    failed: () => {
      expect(alerts().join()).toContain('Your data could not be loaded');
      expect([buttonCalled('Try again'), buttonCalled('Request a file')]).toEqual([idle, null]);
    },
    shown: (snapshot) => {
      showsPanels(snapshot);
      expect([alerts().length, screen.queryByRole('dialog')]).toEqual([
        snapshot.context.failure === null ? 0 : 1,
        null,
      ]);
    },
    proving: showsDialog,
    sending: showsDialog,
    linking: showsDialog,
    keeping: (snapshot) => {
      showsPanels(snapshot);
      expect(buttonCalled('Keep my account')?.busy).toBe(true);
    },
  },
};
