// @vitest-environment jsdom

import { screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { MemberGate } from '../../../../src/ui/member/member/MemberGate.tsx';
import { onScreen, press } from '../../../model/onScreen.tsx';
import { somchai } from '../../../model/site/session/session.spec.ts';
import { openWiredSite } from '../../../support/openWiredSite.ts';

it('[SHELL-05] shows on every members’ page that the account could not be loaded, and retries', async () => {
  const { site, heldCall } = openWiredSite({ hasToken: true });
  const { carryOut, close } = onScreen<typeof site>((actor) => <MemberGate site={actor} />)(site);
  onTestFinished(close);
  await carryOut(() => heldCall('member.info').fail({ kind: 'offline' }));
  await screen.findByRole('alert');
  expect(screen.getByRole('alert').textContent).toContain('Your account could not be loaded');
  await carryOut(() => press('Try again'));
  await carryOut(() => heldCall('member.info').answer(somchai));
  await expect.poll(() => screen.queryByRole('alert')).toBeNull();
});
