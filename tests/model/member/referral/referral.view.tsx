import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { fromPromise, type SnapshotFrom } from 'xstate';
import type { referralMachine } from '../../../../src/machines/member/referral/referral.machine.ts';
import { referralFriendsMachine } from '../../../../src/machines/member/referral/referralFriends.machine.ts';
import { referralRewardsMachine } from '../../../../src/machines/member/referral/referralRewards.machine.ts';
import { ReferralPage } from '../../../../src/ui/member/referral/ReferralPage.tsx';
import type { View } from '../../kit/view.ts';
import { alerts, buttonCalled, onScreen, press } from '../../onScreen.tsx';
import { siteWith } from '../../siteWith.ts';

type Snapshot = SnapshotFrom<typeof referralMachine>;

const idle = { disabled: false, busy: false };

/** Lists that keep loading. */
const loading = {
  actors: { fetchPage: fromPromise(() => new Promise<never>(() => {})) } as never,
  actions: { readToday: () => {} },
};

const SAID = { link: 'Link copied.', code: 'Code copied.' } as const;
const NOT_COPIED = 'Could not copy. Select the text and copy it yourself.';

/** Figures, link, code and terms. */
function showsInvitation(): void {
  const figures = within(screen.getByRole('region', { name: 'What came of it' }));
  expect(figures.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '8',
    '5',
    '4',
    '+P 228.50',
    'P 50.00',
  ]);
  const ticket = within(screen.getByRole('region', { name: 'Invite a friend' }));
  expect(ticket.getByRole('img', { name: 'QR code of your invitation link' })).not.toBeNull();
  expect(ticket.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'https://play.test/?referralCode=K7M2PQ9X',
    'K7M2PQ9XCopy code',
    'P 50.00',
    '0.1%',
  ]);
  expect(ticket.getAllByRole('listitem')).toHaveLength(5);
}

export const referralView: View<typeof referralMachine> = {
  open: onScreen((actor) => <ReferralPage actor={actor} site={siteWith({})} />),
  live: {
    friends: () => referralFriendsMachine.provide(loading),
    rewards: () => referralRewardsMachine.provide(loading),
  },
  drivers: {
    'referral.retry': () => press('Try again'),
    'referral.copy': ({ what }) => press(what === 'link' ? 'Copy link' : 'Copy code'),
    'referral.share': () => press('Share'),
  },
  offers: {
    'referral.retry': (snapshot) => snapshot.matches('failed'),
    'referral.copy': (snapshot: Snapshot) => snapshot.matches({ open: 'resting' }),
    'referral.share': (snapshot) => snapshot.matches({ open: 'resting' }) && snapshot.context.canShare,
  },
  expectations: {
    loading: () => expect([alerts(), screen.queryAllByRole('region')]).toEqual([[], []]),
    failed: () => {
      expect(alerts().join()).toContain('Your invitation could not be loaded');
      expect(buttonCalled('Try again')).toEqual(idle);
    },
    switchedOff: () => expect(screen.getByRole('heading').textContent).toBe('Not available'),
    'open.resting': ({ context: { copied, canShare } }) => {
      showsInvitation();
      const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
      expect(said).toContain(copied === null ? '' : copied.outcome === 'done' ? SAID[copied.what] : NOT_COPIED);
      expect([buttonCalled('Copy link'), buttonCalled('Copy code'), buttonCalled('Share')]).toEqual([
        idle,
        idle,
        canShare ? idle : null,
      ]);
    },
    'open.copying': ({ context: { copied, canShare } }) => {
      showsInvitation();
      expect(buttonCalled(copied?.what === 'link' ? 'Copy link' : 'Copy code')).toEqual({ disabled: true, busy: true });
      expect(buttonCalled('Share')?.disabled).toBe(canShare || undefined);
    },
    'open.sharing': () => {
      showsInvitation();
      expect([buttonCalled('Share'), buttonCalled('Copy link')?.disabled]).toEqual([
        { disabled: true, busy: true },
        true,
      ]);
    },
  },
};
