import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { downloadMachine } from '../../../../src/machines/public/download/download.machine.ts';
import { DownloadPage } from '../../../../src/ui/public/download/DownloadPage.tsx';
import type { View } from '../../kit/view.ts';
import { buttonCalled, onScreen, press } from '../../onScreen.tsx';

const steps = {
  'iPhone: three steps': [
    'Press the share button in Safari',
    'Choose “Add to Home Screen”',
    'Press “Add”, then open it from there',
  ],
  'Android: three steps': ['Tap “Install now”', 'Tap “Install”', 'Open it from your home screen'],
} as const;
const wordsIn = (place: Element | null) =>
  [...(place?.querySelectorAll('li > div:last-child > b') ?? [])].map(({ textContent }) => textContent);

/** Both codes, the steps of this phone, and folded those of the other. */
function showsSteps(here: keyof typeof steps, other: keyof typeof steps): void {
  for (const system of ['iPhone and iPad', 'Android'])
    expect(screen.getByRole('img', { name: `QR code for ${system}` }).getAttribute('width')).toBe('128');
  expect(wordsIn(screen.getByRole('region', { name: here }))).toEqual(steps[here]);
  const folded = document.querySelector('details');
  expect([folded?.open, folded?.querySelector('summary')?.textContent]).toEqual([false, other]);
  expect(wordsIn(folded)).toEqual(steps[other]);
}
const forIphone = () => showsSteps('iPhone: three steps', 'Android: three steps');
const forAndroid = () => showsSteps('Android: three steps', 'iPhone: three steps');
const button = (state: { readonly disabled: boolean; readonly busy: boolean } | null) =>
  expect(buttonCalled('Install now')).toEqual(state);

export const downloadView: View<typeof downloadMachine> = {
  open: onScreen((actor) => <DownloadPage actor={actor} />),
  drivers: {
    'download.install': () => press('Install now'),
    'download.offered': 'elsewhere',
    'download.installed': 'elsewhere',
  },
  expectations: {
    steps: ({ context }) => {
      if (context.declined) forAndroid();
      else forIphone();
      button(null);
      expect(screen.queryByText(/^Not installed/) !== null).toBe(context.declined);
    },
    offered: () => {
      forAndroid();
      button({ disabled: false, busy: false });
    },
    asking: () => {
      forAndroid();
      button({ disabled: true, busy: true });
    },
    installed: () => {
      forAndroid();
      button(null);
      expect(screen.getByRole('status').textContent).toContain('Installed.');
    },
  },
};
