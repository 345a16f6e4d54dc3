import { fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect } from 'vitest';
import type { AnyActorRef, AnyStateMachine } from 'xstate';
import type { Filters, ListContext, Paged } from '../../../src/machines/list/list.rules.ts';
import type { View } from '../kit/view.ts';
import { alerts, buttonCalled, fieldCalled, onScreen, press, typeInto } from '../onScreen.tsx';
import type { ListSpec } from './listFlow.ts';

type Context = ListContext<Filters, Paged>;
type Snapshot = { readonly context: Context; readonly hasTag: (tag: string) => boolean };

/** What the shared view tests of a list need to know of its view. */
export interface ListLooks {
  readonly view: (actor: never) => ReactNode;
  /** The label of each filter, and the texts of its values where it is shown as tabs or chips. */
  readonly filters?: Readonly<
    Record<
      string,
      {
        readonly label: string;
        readonly tabs?: Readonly<Record<string, string>>;
        readonly chips?: Readonly<Record<string, string>>;
      }
    >
  >;
  readonly searchLabel?: string;
  /** The text of each row of the answer with rows, and of each sum over them. */
  readonly rows: readonly string[];
  readonly sums?: readonly string[];
  readonly emptyTitle: string;
  /** Where it depends on the search. */
  readonly emptyText?: (search: string) => string;
  readonly failedTitle: string;
}

const SPANS = {
  today: 'Today',
  week: 'Last 7 days',
  days30: 'Last 30 days',
  month: 'This month',
  own: 'Custom range',
} as const;
/** A column of a report may be called as a filter is. */
const SELECT = { selector: 'select' };
const idle = { disabled: false, busy: false };
const SHIFTS = { previous7: 'Previous 7 days', next7: 'Next 7 days' } as const;
const rowTexts = () =>
  [...document.querySelectorAll('section ul > li, section tbody > tr')].map(({ textContent }) => textContent);
const openers = () => [...document.querySelectorAll<HTMLElement>('section ul > li > button')];
const isOff = (snapshot: { readonly value: unknown }) => snapshot.value === 'switchedOff';

/** The view of a list: drivers, offers and expectations that every list shares. */
export function listView(spec: ListSpec, looks: ListLooks): View<AnyStateMachine> {
  const labelled = Object.entries(looks.filters ?? {});
  const hasRows = ({ context }: Snapshot) => (context.part?.count ?? 0) > 0;

  const choose = (name: string, value: string) => {
    const { label, tabs, chips } = looks.filters?.[name] ?? expect.unreachable(name);
    if (chips) press(chips[value] ?? value);
    else if (tabs) press(tabs[value] ?? value, 'tab');
    else fireEvent.change(screen.getByLabelText(label, SELECT), { target: { value } });
  };

  function showsChoice({ context }: Snapshot): void {
    const chosenChips: (string | undefined)[] = [];
    for (const [name, { label, tabs, chips }] of labelled) {
      const chosen = context.filters[name] ?? '';
      if (chips) chosenChips.push(chips[chosen]);
      else if (tabs) expect(screen.getByRole('tab', { selected: true }).textContent).toBe(tabs[chosen]);
      else expect([label, screen.getByLabelText<HTMLSelectElement>(label, SELECT).value]).toEqual([label, chosen]);
    }
    const pressed = screen.queryAllByRole('button').filter(({ ariaPressed }) => ariaPressed === 'true');
    expect(pressed.map(({ textContent }) => textContent)).toEqual([
      ...(spec.range ? [SPANS[context.span]] : []),
      ...chosenChips,
    ]);
    if (!spec.range) return;
    expect(fieldCalled('From')?.value).toBe(context.span === 'own' ? context.typed.from : undefined);
    const isWrong = context.span === 'own' && context.tried && context.typed.from > context.typed.to;
    expect(fieldCalled('To')?.ariaInvalid ?? null).toBe(isWrong ? 'true' : null);
  }

  const isBusy = () => document.querySelector('div[aria-busy]')?.getAttribute('aria-busy');
  return {
    live: {
      ...(spec.exports && { file: () => spec.exports }),
      ...(spec.views && { views: () => spec.views }),
    },
    open: onScreen((actor: AnyActorRef) => <>{looks.view(actor as never)}</>),
    drivers: {
      'list.refresh': () => press(buttonCalled('Try again') ? 'Try again' : 'Refresh'),
      'list.filter': ({ name, value }: { name: string; value: string }) => choose(name, value),
      'list.span': ({ span }: { span: keyof typeof SPANS }) => press(SPANS[span]),
      'list.typeDay': ({ end, value }: { end: string; value: string }) =>
        typeInto(end === 'from' ? 'From' : 'To', value),
      'list.submitDays': () => press('Show'),
      'list.shift': ({ by }: { by: keyof typeof SHIFTS }) => press(SHIFTS[by]),
      'list.type': ({ value }: { value: string }) => typeInto(looks.searchLabel ?? '', value),
      'list.search': () => press('Search'),
      'list.page': ({ page }: { page: number }) => press(`Page ${page}`),
      'list.pageSize': ({ size }: { size: string }) =>
        void fireEvent.change(screen.getByLabelText('Rows per page'), { target: { value: size } }),
      'list.open': () => (openers()[0] ?? expect.unreachable('no row opens')).click(),
      'list.export': () => press('Download CSV'),
      'list.keepView': 'elsewhere',
      'list.takeView': 'elsewhere',
      'page.language': 'elsewhere',
    },
    offers: {
      'list.refresh': (snapshot: Snapshot & { value: unknown }) => !snapshot.hasTag('busy') && !isOff(snapshot),
      'list.filter': (snapshot: Snapshot & { value: unknown }, { name, value }: { name: string; value: string }) =>
        !isOff(snapshot) && snapshot.context.filters[name] !== value,
      'list.span': (snapshot: Snapshot & { value: unknown }, { span }: { span: string }) =>
        !isOff(snapshot) && span !== snapshot.context.span,
      'list.typeDay': (snapshot: Snapshot & { value: unknown }, { value }: { value: string }) =>
        !isOff(snapshot) && snapshot.context.span === 'own' && snapshot.context.typed.from !== value,
      'list.submitDays': (snapshot: Snapshot & { value: unknown }) =>
        !isOff(snapshot) && snapshot.context.span === 'own',
      'list.shift': (snapshot: Snapshot & { can: (event: object) => boolean }, event: object) => snapshot.can(event),
      'list.export': hasRows,
      'list.type': (snapshot: Snapshot & { value: unknown }, { value }: { value: string }) =>
        !isOff(snapshot) && snapshot.context.typedSearch !== value,
      'list.search': (snapshot: Snapshot & { value: unknown }) => !isOff(snapshot),
      'list.page': (snapshot: Snapshot & { value: unknown }, { page }: { page: number }) =>
        !isOff(snapshot) && (snapshot.context.part?.count ?? 0) > Number(snapshot.context.pageSize) && page === 2,
      'list.pageSize': (snapshot: Snapshot & { value: unknown }, { size }: { size: string }) =>
        !isOff(snapshot) && hasRows(snapshot) && snapshot.context.pageSize !== size,
      'list.open': (snapshot: Snapshot & { value: unknown }, { id }: { id: string }) =>
        !isOff(snapshot) && hasRows(snapshot) && id === (spec.some.list[0] as { readonly id?: string } | undefined)?.id,
    },
    expectations: {
      'open.loading': (snapshot: Snapshot) => {
        showsChoice(snapshot);
        expect(isBusy()).toBe('true');
        if (snapshot.context.part === null) expect(rowTexts()).toEqual([]);
      },
      'open.shown': (snapshot: Snapshot) => {
        showsChoice(snapshot);
        const sums = [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
        expect([isBusy(), rowTexts(), sums]).toEqual(['false', looks.rows, looks.sums ?? []]);
      },
      'open.empty': (snapshot: Snapshot) => {
        showsChoice(snapshot);
        expect([screen.getByText(looks.emptyTitle).tagName, rowTexts()]).toEqual(['H3', []]);
        if (looks.emptyText) screen.getByText(looks.emptyText(snapshot.context.search));
      },
      'open.failed': (snapshot: Snapshot) => {
        showsChoice(snapshot);
        expect(alerts().join()).toContain(looks.failedTitle);
        expect(buttonCalled('Try again')).toEqual(idle);
      },
      ...(spec.endpoint.refusals.includes('FEATURE_OFF') && {
        switchedOff: () => {
          expect(screen.getByRole('heading').textContent).toBe('Not available');
          expect([screen.queryAllByRole('button'), screen.queryAllByRole('tab')]).toEqual([[], []]);
        },
      }),
    },
  } as unknown as View<AnyStateMachine>;
}
