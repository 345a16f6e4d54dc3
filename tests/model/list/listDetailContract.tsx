import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect } from 'vitest';
import type { AnyActorRef, AnyStateMachine } from 'xstate';
import { defect } from '../answers.ts';
import type { Flow } from '../kit/flow.ts';
import { createHarness } from '../kit/harness.ts';
import { settle } from '../kit/heldActors.ts';
import { done } from '../kit/outcome.ts';
import { alerts, buttonCalled, onScreen, press } from '../onScreen.tsx';
import { inputBelow, onTheDay, type Row } from './listContract.tsx';

/** What a list with one of its rows in detail is, in literals of its requirement. */
export interface ListDetailContract {
  readonly machine: AnyStateMachine;
  readonly view: (actor: never) => ReactNode;
  readonly list: AnyStateMachine;
  /** The row in detail, still or loading. */
  readonly detail: AnyStateMachine;
  /** What the list is answered. */
  readonly some: object;
  /** The row to press, and what its detail is started with; and the next time, where keys are renewed. */
  readonly opens: readonly [row: string, started: object, again?: object];
  /** Leads from the row back to the list. */
  readonly back: string;
  readonly failed: string;
}

/** Opens the row whose text has these words. */
export function openRow(words: string): void {
  const rows = [...document.querySelectorAll<HTMLElement>('section ul > li button')];
  const [row] = rows.filter((button) => (button.ariaLabel ?? button.textContent ?? '').includes(words));
  (row ?? expect.unreachable(`no row has ${words}`)).click();
}

/** What an instance of a list with a detail is: what opening a row starts, and what is on screen. */
export function listDetailContract(spec: ListDetailContract): readonly Row[] {
  const flow = { machine: () => spec.machine } as unknown as Flow<AnyStateMachine>;
  const opened = () => {
    const live = { list: () => onTheDay(spec.list), detail: () => spec.detail };
    const bench = createHarness(flow, { language: 'TH', keySeed: 'seed', address: '/' }, live);
    const shown = onScreen((actor: AnyActorRef) => <>{spec.view(actor as never)}</>)(bench.actor);
    const answerList = () =>
      shown.carryOut(() => settle(bench.children().list?.getSnapshot().children.fetchPage, done(spec.some)));
    return { bench, shown, answerList, started: () => bench.seen(0).pending.detail };
  };
  const isList = () => screen.queryByLabelText('Filters') !== null;
  return [
    [
      'opens a row in place of the list, and comes back to a list that loads again',
      async () => {
        const { bench, shown, answerList, started } = opened();
        const [row, first, next = first] = spec.opens;
        for (const input of [first, next]) {
          await answerList();
          expect([isList(), buttonCalled(spec.back), started()]).toEqual([true, null, undefined]);
          await shown.carryOut(() => openRow(row));
          expect([isList(), buttonCalled(spec.back) !== null, started()]).toEqual([false, true, input]);
          await shown.carryOut(() => settle(bench.children().detail, done(undefined)));
          expect(inputBelow(bench.children().list, 'fetchPage')).toBeDefined();
        }
        shown.close();
      },
    ],
    [
      'starts a broken list again',
      async () => {
        const { bench, shown } = opened();
        await shown.carryOut(() => settle(bench.children().list, defect));
        expect([alerts().join().includes(spec.failed), isList()]).toEqual([true, false]);
        await shown.carryOut(() => press('Try again'));
        expect([bench.seen(0).pending.list, isList()]).toEqual([{ language: 'TH' }, true]);
        shown.close();
      },
    ],
  ];
}
