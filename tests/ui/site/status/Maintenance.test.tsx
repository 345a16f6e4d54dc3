// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Maintenance } from '../../../../src/ui/site/status/Maintenance.tsx';
import type { StatusViewProps } from '../../../../src/ui/site/status/statusView.ts';
import { onScreen } from '../../../model/onScreen.tsx';
import { statusOf } from '../../../model/systemStatus.ts';

it('[STATUS-02] says until when the site is closed, by the clock of the device too', () => {
  const maintenance = { until: Date.UTC(2026, 10, 21, 16), contactUrl: 'https://help.example.test' };
  const context = { answer: { ...statusOf(1), maintenance }, failure: null };
  const state = { context, hasTag: () => false, can: () => true } as unknown as StatusViewProps['state'];
  const { close } = onScreen(() => <Maintenance actor={{} as StatusViewProps['actor']} state={state} />)(null);
  expect(screen.getByText(/expect/).textContent).toBe(
    'We expect to be back on 22/11/2026 00:00 GMT+8. (21/11 16:00 your time)',
  );
  close();
});
