// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { RacesTab } from '../../../../src/console/panels/races/RacesTab.tsx';
import { doubleSpend, lateLogin } from '../../core/races/planted.ts';
import { consoleFor, turns } from '../../support/consoleFor.ts';

afterEach(cleanup);

type Here = ReturnType<typeof consoleFor>;

const show = (here: Here) => {
  const tab = () => <RacesTab core={here.core} actor={here.actor} />;
  const { rerender } = render(tab());
  return () => rerender(tab());
};
const find = () => userEvent.click(screen.getByRole('button', { name: 'Explore orders' }));
const endings = () =>
  screen.getAllByRole('region', { name: /^Ends in/ }).map((group) => [
    group.getAttribute('aria-label'),
    ...within(group)
      .getAllByRole('button', { name: 'Watch' })
      .map(({ parentElement }) => parentElement?.getAttribute('aria-label')),
  ]);

it('lists what is in flight, and the endings by where they are, with what is odd about each', async () => {
  const here = consoleFor(doubleSpend);
  here.core.send(here.actor, { type: 'send' });
  show(here);
  expect(screen.getByRole('checkbox', { name: 'payOut reply, pending', checked: true })).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: 'cancel event', checked: true })).toBeTruthy();
  await find();
  expect(here.core.isPaused()).toBe(true);
  expect(screen.getByRole('status').textContent).toContain('4 results in 2 states. All orders tried.');
  expect(endings()).toEqual([
    ['Ends in cancelled', 'cancel', 'after patience, then cancel'],
    ['Ends in refused', 'payOut error, then cancel', 'after patience, then payOut error, then cancel'],
  ]);
  const twice = within(screen.getByRole('listitem', { name: 'after patience, then cancel' }));
  expect(twice.getByText('payOut started 2 times')).toBeTruthy();
  expect(twice.getByText('left is 300, but 400 in another order')).toBeTruthy();
});

it('leaves out what is not ticked, takes the case that is chosen, and says when a bound has cut it short', async () => {
  const here = consoleFor(doubleSpend);
  here.core.send(here.actor, { type: 'send' });
  show(here);
  await userEvent.click(screen.getByRole('checkbox', { name: 'cancel event' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Timer jumps' }), 'never');
  await find();
  expect(endings()).toEqual([['Ends in refused', 'payOut error']]);
  await userEvent.click(screen.getByRole('checkbox', { name: 'payOut reply, pending' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Timer jumps' }), '3×');
  await find();
  expect(endings()).toEqual([['Ends in sending', 'after patience, then after patience, then after patience']]);
  await userEvent.click(screen.getByRole('checkbox', { name: 'payOut reply, pending' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'cancel event' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /steps$/ }), '4');
  await find();
  expect(screen.getByRole('status').textContent).toContain('Limit reached: there may be more.');
});

it('takes the replies that the console can make for a call that has never answered, one or each of them', async () => {
  const made = [
    { kind: 'done', output: { paid: 100 } },
    { kind: 'error', error: new Error('no money') },
  ] as const;
  const outcomes = (machine: string, src: string) => (`${machine}.${src}` === 'withdrawal.payOut' ? made : []);
  const here = consoleFor(doubleSpend, {}, [], outcomes);
  here.core.send(here.actor, { type: 'send' });
  show(here);
  await userEvent.click(screen.getByRole('checkbox', { name: 'cancel event' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Timer jumps' }), 'never');
  await find();
  expect(endings()).toEqual([['Ends in paid', 'payOut done']]);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Case of payOut' }), 'all generated');
  await find();
  expect(endings()).toEqual([
    ['Ends in paid', 'payOut done'],
    ['Ends in refused', 'payOut error'],
  ]);
});

it('watches one of them on the running site, and then asks to find anew', async () => {
  const here = consoleFor(lateLogin(async () => ({ token: 'real' })));
  here.core.send(here.actor, { type: 'submit' });
  here.core.pause();
  await turns();
  const draw = show(here);
  expect(screen.getByRole('checkbox', { name: 'sendLogin reply, held', checked: true })).toBeTruthy();
  await find();
  const late = within(screen.getByRole('listitem', { name: 'logout, then sendLogin done' }));
  expect(late.getByText('sendLogin done comes after logout; in the other order, the result is signedOut')).toBeTruthy();
  await userEvent.click(late.getByRole('button', { name: 'Watch' }));
  await screen.findByText('Ended in signedIn, as predicted. The site is still paused.', {}, { timeout: 5_000 });
  expect(here.actor.ref.getSnapshot().value).toBe('signedIn');
  act(draw);
  expect(screen.getByText('The actor has changed since. Explore again.')).toBeTruthy();
  for (const button of screen.getAllByRole<HTMLButtonElement>('button', { name: 'Watch' })) {
    expect(button.disabled).toBe(true);
  }
});

it('offers the cases of an event that carries something, and leaves it out until one ticks it', async () => {
  const here = consoleFor(
    lateLogin(() => new Promise(() => {})),
    { submit: z.object({ by: z.enum(['name', 'sms']) }) },
  );
  show(here);
  const submit = screen.getByRole('checkbox', { name: 'submit event', checked: false });
  await userEvent.click(submit);
  const cases = within(screen.getByRole('combobox', { name: 'Case of submit' })).getAllByRole('option');
  expect(cases.map(({ textContent }) => textContent)).toEqual(['default', 'by: sms']);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Case of submit' }), 'by: sms');
  await find();
  expect(screen.getAllByRole('listitem', { name: /submit {"by":"sms"}/ }).length).toBeGreaterThan(0);
});

it('shows no secret that is held', async () => {
  const here = consoleFor(lateLogin(() => new Promise(() => {})));
  here.core.pause();
  here.core.send(here.actor, { type: 'logout', secret: 'hunter2' } as never);
  show(here);
  await find();
  expect(endings()).toContainEqual(expect.arrayContaining([expect.stringMatching(/logout {"secret":"•+"}/)]));
  expect(document.body.textContent).not.toContain('hunter2');
});
