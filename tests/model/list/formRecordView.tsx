import type { ReactNode } from 'react';
import { expect } from 'vitest';
import { type AnyActorRef, type AnyStateMachine, createMachine, fromPromise } from 'xstate';
import type { Flow } from '../kit/flow.ts';
import type { View } from '../kit/view.ts';
import { alerts, onScreen, press } from '../onScreen.tsx';

interface FormRecordLooks {
  readonly view: (actor: never) => ReactNode;
  /** A form that stands still with the record beside it. */
  readonly form: () => AnyStateMachine;
  readonly list: Flow<AnyStateMachine>;
  /** Whether the list is on screen. */
  readonly isList: () => boolean;
  readonly formFailed: string;
  readonly recordFailed: string;
}

/** A record whose list keeps loading and whose rows do not open. */
const stillRecord = (list: AnyStateMachine): AnyStateMachine =>
  createMachine({
    id: 'record',
    invoke: {
      id: 'list',
      src: list.provide({ actors: { fetchPage: fromPromise(() => new Promise(() => {})) } } as never),
      input: { language: 'EN' },
    },
  });

type Snapshot = { readonly matches: (state: object) => boolean };

const isFormUp = (snapshot: Snapshot) => snapshot.matches({ form: 'running' });

/** The view of a form beside its record: each says in its place that it has failed. */
export const formRecordView = (looks: FormRecordLooks): View<AnyStateMachine> =>
  ({
    open: onScreen((actor: AnyActorRef) => <>{looks.view(actor as never)}</>),
    drivers: {
      'formRecord.retry': () => press('Try again'),
      'list.opened': 'elsewhere',
      'listDetail.refresh': 'elsewhere',
      'page.moneyMoved': 'elsewhere',
      'page.language': 'elsewhere',
    },
    offers: {
      'formRecord.retry': (snapshot: Snapshot) => !isFormUp(snapshot) || snapshot.matches({ record: 'broken' }),
    },
    live: { form: looks.form, record: (stage: never) => stillRecord(looks.list.machine(stage)) },
    expectations: {
      'form.running': () => expect(alerts().join()).not.toContain(looks.formFailed),
      'form.broken': () => expect(alerts().join()).toContain(looks.formFailed),
      'record.running': () => expect(looks.isList()).toBe(true),
      'record.broken': (snapshot: Snapshot) =>
        expect(alerts().join().includes(looks.recordFailed)).toBe(isFormUp(snapshot)),
    },
  }) as unknown as View<AnyStateMachine>;
