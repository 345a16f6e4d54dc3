import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect } from 'vitest';
import type { AnyActorRef, AnyStateMachine } from 'xstate';
import { defect } from '../answers.ts';
import type { Flow } from '../kit/flow.ts';
import { createHarness } from '../kit/harness.ts';
import { settle } from '../kit/heldActors.ts';
import { alerts, onScreen, press } from '../onScreen.tsx';
import { onTheDay, type Row } from './listContract.tsx';

/** What a form beside its record is, in literals of its requirement. */
export interface FormRecordContract {
  readonly machine: AnyStateMachine;
  readonly view: (actor: never) => ReactNode;
  readonly form: AnyStateMachine;
  readonly record: AnyStateMachine;
  readonly list: AnyStateMachine;
  /** A button of the form. */
  readonly formFailed: string;
  readonly recordFailed: string;
}

/** What an instance of a form beside its record is: what each is started with, and what stands when the other breaks. */
export function formRecordContract(spec: FormRecordContract): readonly Row[] {
  const flow = { machine: () => spec.machine } as unknown as Flow<AnyStateMachine>;
  const opened = () => {
    const record = () => spec.record.provide({ actors: { list: onTheDay(spec.list) } } as never);
    const bench = createHarness(
      flow,
      { language: 'TH', keySeed: 'seed', address: '/at' },
      { form: () => spec.form, record },
    );
    return { bench, shown: onScreen((actor: AnyActorRef) => <>{spec.view(actor as never)}</>)(bench.actor) };
  };
  const isRecord = () => screen.queryByLabelText('Filters') !== null;
  const failed = () => [spec.formFailed, spec.recordFailed].map((text) => alerts().join().includes(text));
  const form = { language: 'TH', keySeed: 'seed', address: '/at' };
  const record = { language: 'TH', keySeed: 'seed-record' };
  return [
    [
      'starts form and record with different seeds of idempotency keys, and each again without the other',
      async () => {
        const { bench, shown } = opened();
        const pending = () => bench.seen(0).pending;
        expect([pending(), isRecord(), failed()]).toEqual([{ form, record }, true, [false, false]]);
        await shown.carryOut(() => settle(bench.children().form, defect));
        expect([pending(), isRecord(), failed()]).toEqual([{ record }, true, [true, false]]);
        await shown.carryOut(() => press('Try again'));
        await shown.carryOut(() => settle(bench.children().record, defect));
        expect([pending(), isRecord(), failed()]).toEqual([
          { form: { ...form, keySeed: 'seed-r1' } },
          false,
          [false, true],
        ]);
        await shown.carryOut(() => press('Try again'));
        expect([pending().record, isRecord()]).toEqual([{ ...record, keySeed: 'seed-r2-record' }, true]);
        shown.close();
      },
    ],
    [
      'opens what the form has made',
      async () => {
        const { bench, shown } = opened();
        await shown.carryOut(() => bench.actor.send({ type: 'list.opened', id: 'made' }));
        expect(bench.children().record?.getSnapshot().context.opened).toBe('made');
        shown.close();
      },
    ],
  ];
}
