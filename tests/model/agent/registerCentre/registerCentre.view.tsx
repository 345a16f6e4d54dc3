import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { fromPromise, type SnapshotFrom } from 'xstate';
import { accountFormMachine } from '../../../../src/machines/agent/registerCentre/accountForm.machine.ts';
import { linkFormMachine } from '../../../../src/machines/agent/registerCentre/linkForm.machine.ts';
import { madeAccountsMachine } from '../../../../src/machines/agent/registerCentre/madeAccounts.machine.ts';
import type { registerCentreMachine } from '../../../../src/machines/agent/registerCentre/registerCentre.machine.ts';
import { chosenLink } from '../../../../src/machines/agent/registerCentre/registerCentre.rules.ts';
import { RegisterCentrePage } from '../../../../src/ui/agent/registerCentre/RegisterCentrePage.tsx';
import type { View } from '../../kit/view.ts';
import { alerts, buttonCalled, onScreen, press } from '../../onScreen.tsx';
import { siteWith } from '../../siteWith.ts';

type Snapshot = SnapshotFrom<typeof registerCentreMachine>;

const idle = { disabled: false, busy: false };
const busy = { disabled: true, busy: true };
const still = { disabled: true, busy: false };

const rowOf = (code: string) =>
  screen.queryAllByRole('button').find(({ textContent }) => textContent?.startsWith(code));
const CODES: Readonly<Record<string, string>> = { 'link-2': 'UDON5', 'link-1': 'OLD2025' };
const isResting = (snapshot: Snapshot) => snapshot.matches({ open: 'resting' });
const has = (snapshot: Snapshot) => chosenLink(snapshot.context) !== null;

/** The ticket of the chosen link; the list of all. */
function showsLinks({ context }: Snapshot): void {
  const link = chosenLink(context);
  const list = within(screen.getByRole('region', { name: 'All links' }));
  expect(list.queryAllByRole('listitem')).toHaveLength(context.overview?.links.length ?? 0);
  if (link === null) {
    list.getByText('No links yet');
    expect(screen.queryByRole('img')).toBe(null);
    return;
  }
  const name = link.id === 'permanent' ? 'Your permanent code' : link.label;
  const ticket = within(screen.getByRole('region', { name }));
  ticket.getByRole('img', { name: `QR code of the link ${link.code}` });
  ticket.getByText(`https://play.test/register?referralCode=${link.code}`);
  ticket.getByText(link.open ? 'Open' : 'Switched off');
  expect(ticket.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    link.code,
    link.isAgent ? 'Agents' : 'Members',
    link.rate === 0 ? 'By VIP level' : `${link.rate / 10_000}%`,
  ]);
  const [pressed] = list.getAllByRole('button', { pressed: true });
  expect(pressed?.textContent?.startsWith(link.code)).toBe(true);
}

const never = fromPromise(() => new Promise<never>(() => {})) as never;

export const registerCentreView: View<typeof registerCentreMachine> = {
  open: onScreen((actor) => <RegisterCentrePage actor={actor} site={siteWith({})} />),
  live: {
    accountForm: () => accountFormMachine,
    linkForm: () => linkFormMachine,
    madeAccounts: () => madeAccountsMachine.provide({ actors: { fetchPage: never }, actions: { readToday: () => {} } }),
  },
  drivers: {
    'registerCentre.retry': () => press('Try again'),
    'registerCentre.choose': ({ id }) => rowOf(CODES[id] ?? '')?.click(),
    'registerCentre.copy': ({ what }) => press(what === 'link' ? 'Copy link' : 'Copy code'),
    'registerCentre.share': () => press('Share'),
    'registerCentre.saveQr': () => press('Save QR'),
    'registerCentre.switch': () => press(buttonCalled('Switch off') ? 'Switch off' : 'Switch on'),
    'registerCentre.write': () => press('New link'),
    'accounts.changed': 'elsewhere',
    'list.opened': 'elsewhere',
  },
  offers: {
    'registerCentre.retry': (snapshot) => snapshot.matches('failed'),
    'registerCentre.choose': (snapshot: Snapshot, { id }) =>
      isResting(snapshot) &&
      snapshot.context.overview?.links.some((link) => link.id === id) === true &&
      chosenLink(snapshot.context)?.id !== id,
    'registerCentre.copy': (snapshot) => isResting(snapshot) && has(snapshot),
    'registerCentre.share': (snapshot) => isResting(snapshot) && has(snapshot) && snapshot.context.canShare,
    'registerCentre.saveQr': (snapshot) => isResting(snapshot) && has(snapshot),
    'registerCentre.switch': (snapshot) =>
      isResting(snapshot) && has(snapshot) && chosenLink(snapshot.context)?.id !== 'permanent',
    'registerCentre.write': (snapshot) => snapshot.can({ type: 'registerCentre.write' }),
  },
  expectations: {
    loading: () => expect([alerts(), screen.queryAllByRole('region')]).toEqual([[], []]),
    failed: () => {
      expect(alerts().join()).toContain('The register centre could not be loaded');
      expect(buttonCalled('Try again')).toEqual(idle);
    },
    'open.resting': (snapshot) => {
      const { copied, failure, overview, canShare } = snapshot.context;
      showsLinks(snapshot);
      const isFull = overview?.links.length === 50;
      expect(buttonCalled('New link')).toEqual(isFull ? still : idle);
      if (!has(snapshot)) return;
      expect([buttonCalled('Copy link'), buttonCalled('Share')]).toEqual([idle, canShare ? idle : null]);
      if (failure) expect(alerts().join()).toContain('Connection problem');
      if (copied?.outcome === 'done') screen.getByText(copied.what === 'link' ? 'Link copied.' : 'Code copied.');
      if (copied?.outcome === 'failed') screen.getByText('Could not copy. Select the text and copy it yourself.');
    },
    'open.copying': (snapshot) => {
      showsLinks(snapshot);
      const { copied } = snapshot.context;
      expect(buttonCalled(copied?.what === 'link' ? 'Copy link' : 'Copy code')).toEqual(busy);
      expect(buttonCalled('Save QR')).toEqual(still);
    },
    'open.sharing': (snapshot) => {
      showsLinks(snapshot);
      expect(buttonCalled('Share')).toEqual(busy);
    },
    'open.switching': (snapshot) => {
      showsLinks(snapshot);
      expect(buttonCalled(chosenLink(snapshot.context)?.open ? 'Switch off' : 'Switch on')).toEqual(busy);
    },
    'open.writing': () => {
      screen.getByRole('heading', { name: 'New registration link' });
      expect(screen.queryByRole('img')).toBe(null);
      expect(buttonCalled('New link')).toEqual(still);
    },
    'open.refreshing': (snapshot) => {
      showsLinks(snapshot);
      expect(buttonCalled('New link')).toEqual(still);
    },
  },
};
