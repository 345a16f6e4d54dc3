import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { noticeSettingsMachine } from '../../../../src/machines/account/noticeSettings/noticeSettings.machine.ts';
import { NoticeSettingsPage } from '../../../../src/ui/account/noticeSettings/NoticeSettingsPage.tsx';
import type { View } from '../../kit/view.ts';
import { alerts, buttonCalled, onScreen, press } from '../../onScreen.tsx';

type Snapshot = SnapshotFrom<typeof noticeSettingsMachine>;

const idle = { disabled: false, busy: false };
const RECEIPT = 'A withdrawal awaits your answer: Email';
const box = (name: string) => screen.queryByRole<HTMLInputElement>('checkbox', { name });
const PUSH = {
  unsupported: /^This browser cannot show push/,
  denied: /^You blocked notifications/,
  off: /^Push messages appear/,
  on: /^This device shows/,
} as const;

/** The choices, where email goes, and push on this device. */
function showsSettings(snapshot: Snapshot): void {
  const { settings, push, choice, failure, refused } = snapshot.context;
  expect(box(RECEIPT)?.checked).toBe((choice ?? settings?.choices[0])?.email);
  expect(box('A new device signed in: Push')?.checked).toBe(false);
  expect(screen.queryAllByText('Email goes to so•••@example.test.').length).toBe(settings?.email === null ? 0 : 1);
  expect(screen.queryAllByText('Devices with push: 1').length).toBe(settings?.browsers);
  expect(screen.getByText(PUSH[push]).tagName).toBe('P');
  expect(alerts().length).toBe((failure === null ? 0 : 1) + (refused ? 1 : 0));
  const isStill = !snapshot.matches('shown');
  expect(box(RECEIPT)?.ariaDisabled).toBe(isStill ? 'true' : null);
  const isBusy = ['asking', 'subscribing', 'ending', 'unsubscribing'].some((one) => snapshot.matches(one as 'asking'));
  const button = { disabled: isStill, busy: isBusy };
  expect(buttonCalled('Turn on')).toEqual(push === 'off' ? button : null);
  expect(buttonCalled('Turn off')).toEqual(push === 'on' ? button : null);
}

export const noticeSettingsView: View<typeof noticeSettingsMachine> = {
  open: onScreen((actor) => <NoticeSettingsPage actor={actor} />),
  drivers: {
    'noticeSettings.retry': () => press('Try again'),
    'noticeSettings.choose': () => {
      const found = box(RECEIPT);
      if (found === null || found.ariaDisabled === 'true' || !found.checked) throw new Error('nothing to turn off');
      fireEvent.click(found);
    },
    'noticeSettings.pushOn': () => press('Turn on'),
    'noticeSettings.pushOff': () => press('Turn off'),
  },
  offers: {
    'noticeSettings.retry': (snapshot) => snapshot.matches('failed'),
    'noticeSettings.choose': (snapshot) =>
      snapshot.matches('shown') && snapshot.context.settings?.choices[0]?.email === true,
    'noticeSettings.pushOn': (snapshot) => snapshot.matches('shown') && snapshot.context.push === 'off',
    'noticeSettings.pushOff': (snapshot) => snapshot.matches('shown') && snapshot.context.push === 'on',
  },
  expectations: {
    loading: () => expect(screen.getByRole('status').textContent).toContain('Loading'),
    failed: () => {
      expect(alerts().join()).toContain('The settings could not be loaded');
      expect(buttonCalled('Try again')).toEqual(idle);
    },
    reading: showsSettings,
    shown: showsSettings,
    choosing: showsSettings,
    asking: showsSettings,
    subscribing: showsSettings,
    ending: showsSettings,
    unsubscribing: showsSettings,
  },
};
