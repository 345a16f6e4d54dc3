// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DeskPage } from '../../../src/ui/desk/DeskPage.tsx';
import { deskPageFlow } from '../../model/deskPage/deskPage.spec.ts';
import { referrals, waiting } from '../../model/deskPage/deskParts.ts';
import { createHarness } from '../../model/kit/harness.ts';
import { done } from '../../model/kit/outcome.ts';
import { onScreen, press, pressIn } from '../../model/onScreen.tsx';

it('[MEMBER-15] shows the desk who invited whom and what they share, and asks before it pays or refuses', async () => {
  const bench = createHarness(deskPageFlow, deskPageFlow.inputs[0] ?? expect.unreachable());
  bench.settle(bench.children().readPart, done({ part: referrals, waiting }));
  const { carryOut, close } = onScreen<typeof bench.actor>((actor) => <DeskPage actor={actor} />)(bench.actor);
  const [row] = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  expect(row).toContain('somchai → niran77');
  expect(row).toContain('Same bank account, device2 rewards');
  expect(row).toContain('In reviewP\u00a050.60PayRefuse');
  await carryOut(() => press('Pay'));
  expect(screen.getByRole('heading', { name: 'Pay these rewards?' })).not.toBeNull();
  screen.getByText('somchai gets P 50.60 for niran77, and later rewards at once.');
  await carryOut(() => pressIn('dialog', 'Cancel'));
  await carryOut(() => press('Refuse'));
  screen.getByText('somchai gets nothing for niran77, now or later.');
  close();
});
