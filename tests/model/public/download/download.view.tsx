import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { downloadMachine } from '../../../src/machines/download/download.machine.ts';
import { DownloadPage } from '../../../src/ui/download/DownloadPage.tsx';
import type { View } from '../kit/view.ts';
import { buttonCalled, onScreen, press } from '../onScreen.tsx';

/** Both codes, and the three steps. */
function showsSteps(): void {
  for (const system of ['iPhone and iPad', 'Android'])
    expect(screen.getByRole('img', { name: `QR code for ${system}` }).getAttribute('width')).toBe('128');
  const steps = screen.getByRole('region', { name: 'iPhone: three steps' });
  expect([...steps.querySelectorAll('li > div:last-child > b')].map(({ textContent }) => textContent)).toEqual([
    'Press the share button in Safari',
    'Choose “Add to Home Screen”',
    'Press “Add”, then open it from there',
  ]);
}
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
      showsSteps();
      button({ disabled: true, busy: false });
      expect(screen.queryByText(/^Not installed/) !== null).toBe(context.declined);
    },
    offered: () => {
      showsSteps();
      button({ disabled: false, busy: false });
    },
    asking: () => {
      showsSteps();
      button({ disabled: true, busy: true });
    },
    installed: () => {
      showsSteps();
      button(null);
      expect(screen.getByRole('status').textContent).toContain('Installed.');
    },
  },
};
