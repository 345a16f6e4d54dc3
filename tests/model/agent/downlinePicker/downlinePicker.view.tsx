import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { downlinePickerMachine } from '../../../../src/machines/agent/downlinePicker/downlinePicker.machine.ts';
import { DownlineCombobox } from '../../../../src/ui/agent/agreementOffer/DownlineCombobox.tsx';
import type { View } from '../../kit/view.ts';
import { onScreen } from '../../onScreen.tsx';

type Snapshot = SnapshotFrom<typeof downlinePickerMachine>;

const HINT = 'Type a username, then pick a direct downline.';
const field = () => screen.getByRole('combobox');
const key = (name: string) => void fireEvent.keyDown(field(), { key: name });
const option = (name: string) => screen.queryByRole('option', { name });

/** The field as a form renders it, with `mal` typed. */
const Held = ({ actor }: { readonly actor: ActorRefFrom<typeof downlinePickerMachine> }) => (
  <DownlineCombobox
    picker={actor}
    line={{
      label: 'Downline',
      value: 'mal',
      error: null,
      onChange: (value) => actor.send({ type: 'downlinePicker.search', value }),
    }}
  />
);

const says = (words: string) => expect(screen.getByText(words)).not.toBeNull();
const showsNoList = () =>
  expect([field().ariaExpanded, screen.queryByRole('listbox'), screen.queryAllByRole('option')]).toEqual([
    'false',
    null,
    [],
  ]);

/** The last matches and the active option. */
function showsList({ context: { found, active } }: Snapshot): void {
  const list = found?.list ?? [];
  if (list.length === 0) {
    showsNoList();
    return;
  }
  expect([field().ariaExpanded, screen.getByRole('listbox').id]).toEqual([
    'true',
    field().getAttribute('aria-controls'),
  ]);
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(
    list.map(({ nickname, username }) => `${nickname} ${username}`),
  );
  const marked = document.getElementById(field().getAttribute('aria-activedescendant') ?? '');
  expect(marked).toBe(active === null ? null : screen.getAllByRole('option')[active]);
}

export const downlinePickerView: View<typeof downlinePickerMachine> = {
  open: onScreen((actor) => <Held actor={actor} />),
  drivers: {
    'downlinePicker.search': ({ value }) => void fireEvent.change(field(), { target: { value } }),
    'downlinePicker.open': () => key('ArrowDown'),
    'downlinePicker.move': ({ to }) => key(to === 'next' ? 'ArrowDown' : 'ArrowUp'),
    'downlinePicker.choose': () => key('Enter'),
    'downlinePicker.pick': ({ username }) =>
      void fireEvent.click(option(username === 'malee' ? 'Malee malee' : '') ?? expect.unreachable('nobody to press')),
    'downlinePicker.close': () => key('Escape'),
  },
  offers: {
    'downlinePicker.open': (snapshot) => !snapshot.hasTag('open'),
    'downlinePicker.move': (snapshot) => snapshot.hasTag('open'),
    'downlinePicker.choose': (snapshot) => snapshot.can({ type: 'downlinePicker.choose' }),
    'downlinePicker.pick': (snapshot, { username }) => snapshot.can({ type: 'downlinePicker.pick', username }),
    'downlinePicker.close': (snapshot) => snapshot.hasTag('open'),
  },
  expectations: {
    'closed.first': () => {
      showsNoList();
      says(HINT);
    },
    'closed.known': () => {
      showsNoList();
      says(HINT);
    },
    nobody: () => {
      showsNoList();
      says('You have no downlines yet.');
    },
    'open.pausing': (snapshot) => {
      showsList(snapshot);
      expect(field().ariaBusy).toBe('true');
    },
    'open.asking': (snapshot) => {
      showsList(snapshot);
      expect(field().ariaBusy).toBe('true');
    },
    'open.shown': (snapshot) => {
      showsList(snapshot);
      expect(field().ariaBusy).toBeNull();
      const { found, search } = snapshot.context;
      if (found?.count === 0) says(`No downlines match “${search}”.`);
      else says('Showing 2 of 21. Type more to narrow the list.');
    },
    'open.failed': (snapshot) => {
      showsList(snapshot);
      says('Your downlines could not be loaded. Type the full username.');
    },
  },
};
