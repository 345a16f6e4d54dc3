import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { noticesMachine } from '../../../src/machines/notices/notices.machine.ts';
import { noticesOn } from '../../../src/machines/notices/notices.rules.ts';
import { NoticesDialog } from '../../../src/ui/notices/NoticesDialog.tsx';
import type { View } from '../kit/view.ts';
import { alerts, buttonCalled, dialogShown, nothingShown, onScreen, press } from '../onScreen.tsx';

const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent ?? '');

export const noticesView: View<typeof noticesMachine> = {
  open: onScreen((actor) => <NoticesDialog actor={actor} />),
  drivers: {
    'notices.page': ({ page }) => press(`Page ${page}`),
    'notices.toggle': ({ id }) => screen.getByText(`title of ${id}`).click(),
    'notices.retry': () => press('Try again'),
    'notices.close': () => press('Close'),
    'modal.language': 'elsewhere',
  },
  offers: {
    'notices.page': (snapshot, { page }) => snapshot.matches('listing') && page === 2 && snapshot.context.page === 1,
    'notices.toggle': (snapshot, { id }) =>
      snapshot.matches('listing') &&
      noticesOn(snapshot.context.notices, snapshot.context.page).some((notice) => notice.id === id),
    'notices.retry': (snapshot) => snapshot.matches('failed'),
  },
  expectations: {
    loading: () => {
      expect(dialogShown()).toEqual({ title: 'Notices', busy: true });
      expect([titles(), alerts()]).toEqual([[], []]);
    },
    listing: ({ context }) => {
      const shown = noticesOn(context.notices, context.page);
      expect(titles()).toEqual(shown.map(({ title }) => expect.stringContaining(title)));
      const opened = shown.filter(({ id }) => screen.queryByText(`content of ${id}`)?.closest('[hidden]') === null);
      expect(opened.map(({ id }) => id)).toEqual(context.open.filter((id) => shown.some((notice) => notice.id === id)));
      expect(screen.getByRole('button', { current: 'page' }).textContent).toBe(String(context.page));
    },
    empty: () => expect(titles()).toEqual(['No notices yet']),
    failed: () => {
      expect(alerts().join()).toContain('Connection problem. Check your network and try again.');
      expect(buttonCalled('Try again')).toEqual({ disabled: false, busy: false });
    },
    closed: () => expect(nothingShown()).toBe(true),
  },
};
