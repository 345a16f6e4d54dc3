// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { type AnyActorRef, createActor, createMachine } from 'xstate';
import { type GameCategory, vendorArtPath } from '../../../../src/api/contract/play/game.ts';
import { CategoryNav } from '../../../../src/ui/site/shell/CategoryNav.tsx';
import type { Site } from '../../../../src/ui/site/shell/site.ts';
import { onScreen } from '../../../model/onScreen.tsx';

const vendors = (count: number, gameId: string | null = null) =>
  Array.from({ length: count }, (_, place) => ({
    ...{ vassalage: `V${place}`, displayName: `Vendor ${place}`, accountTypeId: place, isHot: 0 },
    ...{ count: gameId === null ? 9 : 1, gameId },
  }));

/** Something that never changes. */
const still = (snapshot: object) => ({ getSnapshot: () => snapshot, subscribe: () => ({ unsubscribe: () => {} }) });

/** The navigation with these vendors, for a visitor; returns what the site is sent. */
function opened(groups: Partial<Record<GameCategory, ReturnType<typeof vendors>>>) {
  const list = Object.entries(groups).map(([gameCategory, of]) => ({ gameCategory, vendors: of }));
  const games = still({ children: { menus: still({ context: { value: { list } } }) } });
  const send = vi.fn();
  const site = {
    ...still({ children: { games }, context: { path: '/', hasToken: false } }),
    send,
  } as unknown as Site;
  const { carryOut, close } = onScreen<AnyActorRef>(() => (
    <CategoryNav site={site}>
      <a href="/promotions">Promotions</a>
    </CategoryNav>
  ))(createActor(createMachine({})));
  onTestFinished(close);
  return { send, carryOut };
}

/** The vendors of a category, opened: jsdom has no popovers. */
function dropdown(category: GameCategory): Element | null {
  const popover = document.querySelector(`#vendors-${category}`);
  if (popover?.childElementCount === 0) fireEvent(popover, new Event('beforetoggle'));
  return popover;
}

it('[HEADER-18] [HEADER-19] centres a dropdown of six vendors, and not one of seven', () => {
  opened({ LIVE: vendors(6), RNG: vendors(7) });
  const isCentred = (category: GameCategory) => /few/.test(dropdown(category)?.firstElementChild?.className ?? '');
  expect([isCentred('LIVE'), isCentred('RNG')]).toEqual([true, false]);
});

it('[HEADER-26] [GAME-18] starts the slot game of a vendor, through the door of members', async () => {
  const { send, carryOut } = opened({ RNG: [...vendors(1, 'victory-gong'), ...vendors(3).slice(1)] });
  const links = [...(dropdown('RNG')?.querySelectorAll('a') ?? [])];
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/game/victory-gong',
    '/rng?page=V1',
    '/rng?page=V2',
  ]);
  await carryOut(() => fireEvent.click(links[0] as Element));
  expect(send.mock.calls).toEqual([[{ type: 'site.enter', path: '/game/victory-gong' }]]);
});

it('[HEADER-18] draws the vendors of a category once its dropdown opens', () => {
  opened({ RNG: vendors(2) });
  expect(document.querySelector('#vendors-RNG')?.textContent).toBe('');
  expect(dropdown('RNG')?.textContent).toBe('Vendor 09 gamesVendor 19 games');
});

it('[SCREEN-09] tries the mark of a vendor twice', () => {
  opened({ RNG: vendors(1) });
  const tried: (string | null)[] = [];
  for (let img = dropdown('RNG')?.querySelector('img'); img; img = dropdown('RNG')?.querySelector('img')) {
    tried.push(img.getAttribute('src'));
    fireEvent.error(img);
  }
  expect(tried).toEqual([vendorArtPath('V0'), `${vendorArtPath('V0')}&attempt=2`]);
});
