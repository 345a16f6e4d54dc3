import type { ReactNode } from 'react';
import { expect } from 'vitest';
import type { AnyActorRef, AnyStateMachine } from 'xstate';
import type { Flow } from '../kit/flow.ts';
import type { View } from '../kit/view.ts';
import { alerts, buttonCalled, onScreen, press } from '../onScreen.tsx';

interface ListDetailLooks {
  readonly view: (actor: never) => ReactNode;
  readonly list: Flow<AnyStateMachine>;
  readonly detail: () => AnyStateMachine;
  /** Whether the list, and whether the detail is on screen. */
  readonly isList: () => boolean;
  readonly isDetail: () => boolean;
  readonly failedTitle: string;
}

/** The view of a list with one of its rows in detail. */
export const listDetailView = (looks: ListDetailLooks): View<AnyStateMachine> =>
  ({
    open: onScreen((actor: AnyActorRef) => <>{looks.view(actor as never)}</>),
    drivers: {
      'listDetail.retry': () => press('Try again'),
      'list.opened': 'elsewhere',
      'page.moneyMoved': 'elsewhere',
      'page.language': 'elsewhere',
      'listDetail.refresh': 'elsewhere',
    },
    offers: { 'listDetail.retry': ({ value }: { readonly value: unknown }) => value === 'failed' },
    live: { list: looks.list.machine, detail: looks.detail },
    expectations: {
      'open.listing': () => expect([looks.isList(), looks.isDetail()]).toEqual([true, false]),
      'open.following': () => expect([looks.isList(), looks.isDetail()]).toEqual([false, true]),
      failed: () => {
        expect(alerts().join()).toContain(looks.failedTitle);
        expect(buttonCalled('Try again')).toEqual({ disabled: false, busy: false });
      },
    },
  }) as unknown as View<AnyStateMachine>;
