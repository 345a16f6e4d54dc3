import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { promotionMachine } from '../../../../src/machines/public/promotion/promotion.machine.ts';
import { canApply, canClaim, canJoin, statusOf } from '../../../../src/machines/public/promotion/promotion.rules.ts';
import { PromotionPage } from '../../../../src/ui/public/promotion/PromotionPage.tsx';
import type { View } from '../../kit/view.ts';
import { alerts, buttonCalled, onScreen, press } from '../../onScreen.tsx';
import { siteWith } from '../../siteWith.ts';

type Snapshot = SnapshotFrom<typeof promotionMachine>;

const COMMENT = 'Comment for the reviewer (optional)';
const CLAIM = 'Claim P 100.00';
const LABELS = { join: 'Join', claim: 'Claim', issued: 'Issued' } as const;

const area = () => screen.queryByRole<HTMLTextAreaElement>('textbox', { name: COMMENT });

const isShown = (snapshot: Snapshot) => snapshot.matches({ own: { member: 'shown' } });
/** The form is on screen with the promotion. */
const hasForm = ({ context }: Snapshot) => context.offer !== null && canApply(context);
const unsure = (['joinUnsure', 'applyUnsure', 'claimUnsure', 'prizeUnsure'] as const).map((state) => ({
  own: { member: state },
}));
const isUnsure = (snapshot: Snapshot) => unsure.some((state) => snapshot.matches(state));
const isOnPage = ({ context }: Snapshot) => context.offer !== null;

/** Title, status, terms, and what can be done. */
function showsAll(snapshot: Snapshot): void {
  const { context } = snapshot;
  const onPage = isOnPage(snapshot);
  const known =
    onPage && context.standing !== null && !isUnsure(snapshot) && !snapshot.matches({ own: { member: 'failed' } });
  expect(screen.queryByRole('heading', { level: 1 })?.textContent ?? null).toBe(
    onPage ? (context.offer?.title ?? null) : null,
  );
  expect(screen.queryByText('This promotion does not exist') !== null).toBe(snapshot.matches({ offer: 'missing' }));
  if (onPage)
    expect(document.querySelector('header')?.textContent).toContain(
      LABELS[statusOf(context) as keyof typeof LABELS] ?? 'Join',
    );
  expect(buttonCalled('Log in to take part') !== null).toBe(onPage && snapshot.matches({ own: 'visitor' }));
  expect([buttonCalled('Join') !== null, buttonCalled(CLAIM) !== null, area() !== null]).toEqual([
    known && canJoin(context),
    known && canClaim(context),
    known && canApply(context),
  ]);
  if (known && canApply(context)) {
    expect(area()?.value).toBe(context.comment);
    expect(screen.queryAllByRole('button', { name: 'Remove slip.png' })).toHaveLength(context.images.length);
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(context.agreed);
  }
}

export const promotionView: View<typeof promotionMachine> = {
  open: onScreen((actor) => <PromotionPage actor={actor} site={siteWith({})} />),
  drivers: {
    'promotion.join': () => press('Join'),
    'promotion.claim': () => press(CLAIM),
    'promotion.type': ({ value }) =>
      fireEvent.change(area() ?? expect.unreachable('no comment'), { target: { value } }),
    'promotion.addImages': 'elsewhere',
    'promotion.removeImage': () =>
      fireEvent.click(screen.getAllByRole('button', { name: 'Remove slip.png' })[0] ?? expect.unreachable('no image')),
    'promotion.agree': () => fireEvent.click(screen.getByRole('checkbox')),
    'promotion.submit': () => press('Send the application'),
    'promotion.resend': () => press('Send again'),
    'promotion.checkStatus': () => press('Check the status'),
    'promotion.signedIn': 'elsewhere',
    'promotion.signedOut': 'elsewhere',
    'promotion.retry': () =>
      fireEvent.click(screen.getAllByRole('button', { name: 'Try again' })[0] ?? expect.unreachable('no Retry')),
    'page.language': 'elsewhere',
    'page.address': 'elsewhere',
  },
  offers: {
    'promotion.join': (snapshot) => isOnPage(snapshot) && isShown(snapshot) && canJoin(snapshot.context),
    'promotion.claim': (snapshot) => isOnPage(snapshot) && isShown(snapshot) && canClaim(snapshot.context),
    'promotion.type': (snapshot, { value }) =>
      isOnPage(snapshot) && isShown(snapshot) && hasForm(snapshot) && value !== snapshot.context.comment,
    'promotion.removeImage': (snapshot) =>
      isOnPage(snapshot) && isShown(snapshot) && hasForm(snapshot) && snapshot.context.images.length > 0,
    'promotion.agree': (snapshot) =>
      isOnPage(snapshot) && isShown(snapshot) && hasForm(snapshot) && !snapshot.context.agreed,
    'promotion.submit': (snapshot) => isOnPage(snapshot) && isShown(snapshot) && hasForm(snapshot),
    'promotion.resend': (snapshot) => isOnPage(snapshot) && isUnsure(snapshot),
    'promotion.checkStatus': (snapshot) => isOnPage(snapshot) && isUnsure(snapshot),
    'promotion.retry': (snapshot) =>
      snapshot.matches({ offer: 'failed' }) || (isOnPage(snapshot) && snapshot.matches({ own: { member: 'failed' } })),
  },
  expectations: {
    'offer.loading': showsAll,
    'offer.shown': showsAll,
    'offer.missing': showsAll,
    'offer.failed': (snapshot) => {
      showsAll(snapshot);
      expect(alerts().join()).toContain('The promotion could not be loaded');
    },
    'own.visitor': showsAll,
    'own.member.loading': showsAll,
    'own.member.failed': (snapshot) => {
      showsAll(snapshot);
      if (isOnPage(snapshot)) expect(alerts().join()).toContain('Your status could not be loaded');
    },
    'own.member.shown': showsAll,
    'own.member.joining': showsAll,
    'own.member.applying': showsAll,
    'own.member.claiming': showsAll,
    'own.member.claimingPrize': showsAll,
    'own.member.joinUnsure': showsAll,
    'own.member.applyUnsure': showsAll,
    'own.member.claimUnsure': showsAll,
    'own.member.prizeUnsure': showsAll,
  },
};
