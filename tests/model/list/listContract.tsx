import { fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect } from 'vitest';
import { type AnyActorRef, type AnyStateMachine, assign } from 'xstate';
import { type Endpoint, refusalsOf } from '../../../src/api/contract/endpoint.ts';
import type { ListInput } from '../../../src/machines/list/list.machine.ts';
import { refuses, wireFailures } from '../answers.ts';
import type { Flow } from '../kit/flow.ts';
import { createHarness } from '../kit/harness.ts';
import { settle } from '../kit/heldActors.ts';
import { done, type Outcome } from '../kit/outcome.ts';
import { alerts, onScreen, press } from '../onScreen.tsx';

type Move = () => void;
export type Row = readonly [title: string, run: () => Promise<void>];

/** What a list asks for and shows, in literals of its requirement. */
export interface ListContract {
  readonly machine: AnyStateMachine;
  readonly endpoint: Endpoint;
  readonly view: (actor: never) => ReactNode;
  /** What its parent gives it. */
  readonly input?: Omit<ListInput, 'language'>;
  /** The first request, in full; today is 22 November 2026, the screen Thai. */
  readonly first: object;
  /** Which of several calls is the first. */
  readonly kind?: string;
  /** Another choice on screen, and what it changes in the request: of the page, nothing else than that it is the first. */
  readonly changes: readonly (readonly [choose: Move | readonly Move[], changed: object, kind?: string])[];
  /** Two pages of ten; or one, where a list is whole. */
  readonly some: object;
  readonly none: object;
  /** Each row, by its columns: label and value together. */
  readonly rows: readonly string[];
  readonly sums?: readonly string[];
  /** Other words over the rows. */
  readonly says?: readonly string[];
  readonly empty: readonly [title: string, text: string];
  readonly failed: string;
  /** The row that the first button of the rows opens. */
  readonly opens?: string;
  /** The request for the file of what is first on screen. */
  readonly file?: readonly [machine: AnyStateMachine, request: object];
  /** The report of its saved views. */
  readonly views?: readonly [machine: AnyStateMachine, report: string];
}

/** 22 November 2026, GMT+8. */
const TODAY = '2026-11-22';
/** The first instant of a day of 2026 in GMT+8. */
export const dayStart = (month: number, day: number): number => Date.UTC(2026, month - 1, day) - 8 * 3_600_000;

/** A list on a day of its own. */
export const onTheDay = (machine: AnyStateMachine): AnyStateMachine =>
  machine.provide({ actions: { readToday: assign({ today: TODAY }) } } as never);

/** Chooses an option, a chip or a tab by its text. */
export function choose(label: string, text: string): void {
  const select = screen.queryByLabelText<HTMLSelectElement>(label, { selector: 'select' });
  if (select === null) {
    const group = screen.getByLabelText(label);
    const found = [...group.querySelectorAll('button')].filter((button) => button.textContent === text);
    expect(found).toHaveLength(1);
    fireEvent.click(found[0] as HTMLElement);
    return;
  }
  const option = [...select.options].find((one) => one.text === text);
  fireEvent.change(select, { target: { value: option?.value ?? expect.unreachable(`${label}: ${text}`) } });
}

/** Searches for a text. */
export function searchFor(label: string, text: string): void {
  const field = screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
  fireEvent.change(field, { target: { value: text } });
  fireEvent.submit(field.form as HTMLFormElement);
}

/** The texts of an element, those that stand apart divided by a bar. */
const textOf = (element: Element): string =>
  [...element.childNodes]
    .flatMap((node) => (node instanceof Element ? ['|', textOf(node), '|'] : [node.textContent ?? '']))
    .join('')
    .replaceAll(/\s*(\|\s*)+/g, ' | ')
    .replaceAll(/^ \| | \| $/g, '')
    .trim();

/** The rows on screen; a cell with the head of its column, which small screens repeat. */
export const rowsShown = (): readonly string[] => [
  ...[...document.querySelectorAll('section ul > li')].map(textOf),
  ...[...document.querySelectorAll('section tbody > tr')].map((row) => {
    const heads = [...(row.closest('table')?.querySelectorAll('thead th') ?? [])].map((head) => head.textContent);
    return [...row.children]
      .map((cell, at) => `${heads[at]}: ${textOf(cell).replace(`${heads[at]} | `, '')}`)
      .join('; ');
  }),
];

const sumsShown = () =>
  [...document.querySelectorAll('section > dl > div, section > div dl > div')]
    .filter((sum) => sum.closest('li, tr') === null)
    .map((sum) => [...sum.children].map(textOf).join(': '));

/** A list on screen with what it has started held: answered when the test says so. */
export function openList(spec: Pick<ListContract, 'machine' | 'view' | 'input' | 'file' | 'views'>) {
  const flow = { machine: () => onTheDay(spec.machine) } as unknown as Flow<AnyStateMachine>;
  const live = {
    ...(spec.file && { file: () => (spec.file as NonNullable<typeof spec.file>)[0] }),
    ...(spec.views && { views: () => (spec.views as NonNullable<typeof spec.views>)[0] }),
  };
  const bench = createHarness(flow, { language: 'TH', ...spec.input }, live);
  const shown = onScreen((actor: AnyActorRef) => <>{spec.view(actor as never)}</>)(bench.actor);
  return {
    bench,
    shown,
    asked: () => bench.seen(0).pending.fetchPage,
    told: () => bench.seen(0).effects,
    answer: (outcome: Outcome) => shown.carryOut(() => settle(bench.children().fetchPage, outcome)),
  };
}

/** What a held actor below a child was started with. */
export const inputBelow = (child: AnyActorRef | undefined, id: string): unknown =>
  (child?.getSnapshot().children[id] as AnyActorRef | undefined)?.getSnapshot().input;

/** What an instance of the list is: its requests, its rows, and what it says when there is nothing to show. */
export function listContract(spec: ListContract): readonly Row[] {
  const { endpoint } = spec;
  const some = done(endpoint.value.parse(spec.some));
  const none = done(endpoint.value.parse(spec.none));
  const call = (request: object, kind = spec.kind) => ({ ...(kind !== undefined && { kind }), request });
  const isPaged = 'page' in spec.first;
  const row = (title: string, run: (list: ReturnType<typeof openList>) => Promise<void>): Row => [
    title,
    async () => {
      const list = openList(spec);
      await run(list).finally(list.shown.close);
    },
  ];

  const rows: Row[] = [
    row('asks for its first page, and shows each row in full and the sums', async ({ asked, answer }) => {
      expect([asked(), rowsShown()]).toEqual([call(spec.first), []]);
      await answer(some);
      expect([rowsShown(), sumsShown()]).toEqual([spec.rows, spec.sums ?? []]);
      for (const text of spec.says ?? []) expect(document.body.textContent).toContain(text);
    }),
    row('asks for the first page of another choice, and for the same one again', async ({ bench, ...list }) => {
      const { asked, answer, shown } = list;
      let [request, kind] = [spec.first, spec.kind];
      const turnThePage = async () => {
        await answer(some);
        if (!isPaged) return;
        await shown.carryOut(() => press('Page 2'));
        expect(asked()).toEqual(call({ ...request, page: 2 }, kind));
        await answer(some);
      };
      for (const [act, changed, to = kind] of spec.changes) {
        await turnThePage();
        for (const move of [act].flat()) await shown.carryOut(move);
        [request, kind] = [{ ...request, ...changed }, to];
        expect(asked()).toEqual(call(request, kind));
      }
      await turnThePage();
      await shown.carryOut(() => press('Refresh'));
      expect(asked()).toEqual(call(isPaged ? { ...request, page: 2 } : request, kind));
      await answer(some);
      await shown.carryOut(() => bench.actor.send({ type: 'page.language', language: 'EN' }));
      const inEnglish = { ...request, ...(isPaged && { page: 2 }), language: 'EN' };
      expect(asked()).toEqual('language' in spec.first ? call(inEnglish, kind) : undefined);
      if (!isPaged) return;
      if ('language' in spec.first) await answer(some);
      await shown.carryOut(() => choose('Rows per page', '50'));
      const { page: _page, ...rest } = inEnglish;
      const { language: _language, ...untranslated } = rest;
      const wider = 'language' in spec.first ? rest : untranslated;
      expect(asked()).toEqual(call({ ...wider, page: 1, pageSize: '50' }, kind));
    }),
    row('says that there is nothing', async ({ answer }) => {
      await answer(none);
      const [title, text] = spec.empty;
      const said = screen.getByText(title);
      expect([said.tagName, said.nextElementSibling?.textContent, rowsShown()]).toEqual(['H3', text, []]);
    }),
    row('says that it could not be loaded, and asks for the same again', async ({ answer, asked, shown }) => {
      await answer(wireFailures(endpoint)[0] as Outcome);
      expect([alerts().join().includes(spec.failed), asked()]).toEqual([true, undefined]);
      await shown.carryOut(() => press('Try again'));
      expect(asked()).toEqual(call(spec.first));
    }),
  ];
  if (refusalsOf(endpoint).includes('FEATURE_OFF'))
    rows.push(
      row('is not available where it is switched off', async ({ answer }) => {
        await answer(refuses(endpoint, 'FEATURE_OFF'));
        expect([screen.getByRole('heading').textContent, screen.queryAllByRole('button')]).toEqual([
          'Not available',
          [],
        ]);
      }),
    );
  if (spec.opens)
    rows.push(
      row('tells the page which row opens', async ({ answer, shown, told }) => {
        await answer(some);
        await shown.carryOut(() => document.querySelector<HTMLElement>('section ul > li button')?.click());
        expect(told()).toContainEqual({ told: { type: 'list.opened', id: spec.opens } });
      }),
    );
  if (spec.file) {
    const [, request] = spec.file;
    rows.push(
      row('asks for all of it as a file', async ({ answer, bench, shown }) => {
        await answer(some);
        await shown.carryOut(() => press('Download CSV'));
        expect(inputBelow(bench.children().file, 'fetchFile')).toEqual({ request });
      }),
    );
  }
  if (spec.views) {
    const [, report] = spec.views;
    rows.push(
      row('asks for its own saved views', async ({ bench }) => {
        expect(inputBelow(bench.children().views, 'fetchViews')).toEqual({ request: { report } });
      }),
    );
  }
  return rows;
}
