// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DeskPage } from '../../../src/ui/desk/DeskPage.tsx';
import { deskPageFlow } from '../../model/deskPage/deskPage.spec.ts';
import { applications, moves, waiting } from '../../model/deskPage/deskParts.ts';
import { createHarness } from '../../model/kit/harness.ts';
import { done } from '../../model/kit/outcome.ts';
import { onScreen, press, pressIn } from '../../model/onScreen.tsx';

const shown = (part: typeof moves) => {
  const bench = createHarness(deskPageFlow, deskPageFlow.inputs[0] ?? expect.unreachable());
  bench.settle(bench.children().readPart, done({ part, waiting }));
  return onScreen<typeof bench.actor>((actor) => <DeskPage actor={actor} />)(bench.actor);
};

it('shows the desk what an applicant says, and asks before it approves or declines', async () => {
  const { carryOut, close } = shown(applications);
  const [row] = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  expect(row).toContain('24 players expected · Friends and family, LINEMy football club.Contact: LINE: fah2030');
  expect(row).toContain('No upline: the house offers');
  await carryOut(() => press('Approve'));
  screen.getByText('fah becomes an agent, and gets the standard contracts of the house on offer.');
  await carryOut(() => pressIn('dialog', 'Cancel'));
  await carryOut(() => press('Decline'));
  screen.getByText('fah reads your reason and can apply again later.');
  close();
});

it('shows the desk a move that waits, and what it does to contracts', async () => {
  const { carryOut, close } = shown(moves);
  const [row] = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  expect(row).toContain('fah120 members in the lineagent1 → agent41Asked by both sides.Waits for a second operator');
  await carryOut(() => press('Move'));
  screen.getByText('fah and everybody below, 120 members, come under agent41.');
  screen.getByText(/Contracts with the upline before end with their running period/);
  close();
});
