import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { downlinesMachine } from '../../../src/machines/downlines/downlines.machine.ts';
import { lineTransferMachine } from '../../../src/machines/lineTransfer/lineTransfer.machine.ts';
import { DownlinesPage } from '../../../src/ui/lineTransfer/DownlinesPage.tsx';
import type { View } from '../kit/view.ts';
import { alerts, buttonCalled, fieldCalled, onScreen, press, typeInto } from '../onScreen.tsx';

type Snapshot = SnapshotFrom<typeof downlinesMachine>;

const SEARCH = 'Account or nickname';
const isChoosing = (snapshot: Snapshot) => snapshot.matches('choosing');
const rows = () => [...document.querySelectorAll<HTMLElement>('li > button')];

/** The search and who was found, as the context has them. */
function showsList(snapshot: Snapshot): void {
  const { downlines, typed, search, page } = snapshot.context;
  if (downlines === null) {
    expect(screen.queryAllByRole('button')).toEqual([]);
    return;
  }
  expect(fieldCalled(SEARCH)?.value).toBe(typed);
  expect(rows().map(({ textContent }) => textContent)).toEqual(
    downlines.list.map(({ nickname, username }) => `${nickname}${username}`),
  );
  const none = search === '' ? 'You have no downlines yet.' : `Nobody among your downlines matches “${search}”.`;
  expect(screen.queryAllByText(none).length).toBe(downlines.list.length === 0 ? 1 : 0);
  if (downlines.count > 20) expect(screen.getByRole('button', { current: 'page' }).textContent).toBe(String(page));
  expect(buttonCalled('Search')?.disabled).toBe(!isChoosing(snapshot));
}

export const downlinesView: View<typeof downlinesMachine> = {
  open: onScreen((actor) => <DownlinesPage actor={actor} />),
  live: { lineTransfer: () => lineTransferMachine },
  drivers: {
    'downlines.retry': () => press('Try again'),
    'downlines.type': ({ value }) => typeInto(SEARCH, value),
    'downlines.search': () => press('Search'),
    'downlines.page': ({ page }) => press(`Page ${page}`),
    'downlines.choose': () => rows()[0]?.click(),
    'page.moneyMoved': 'elsewhere',
  },
  offers: {
    'downlines.retry': (snapshot) => snapshot.matches('failed'),
    'downlines.type': (snapshot, { value }) => isChoosing(snapshot) && snapshot.context.typed !== value,
    'downlines.search': isChoosing,
    'downlines.page': (snapshot, { page }) =>
      isChoosing(snapshot) &&
      (snapshot.context.downlines?.count ?? 0) > 20 &&
      page === 2 &&
      snapshot.context.page === 1,
    'downlines.choose': (snapshot, { id }) =>
      isChoosing(snapshot) && id === 'd1' && snapshot.context.downlines?.list.length !== 0,
  },
  expectations: {
    loading: showsList,
    failed: () => {
      expect(alerts().join()).toContain('Your downlines could not be loaded');
      expect(buttonCalled('Try again')).toEqual({ disabled: false, busy: false });
    },
    choosing: showsList,
    sending: () => expect([fieldCalled(SEARCH), rows()]).toEqual([null, []]),
  },
};
