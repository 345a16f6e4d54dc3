import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { type AnyActorRef, type AnyStateMachine, createMachine } from 'xstate';
import { FormRecord, type FormRecordActor } from '../../../src/ui/list/FormRecord.tsx';
import type { View } from '../kit/view.ts';
import { alerts, onScreen, press } from '../onScreen.tsx';

const FORM_FAILED = 'The form could not be loaded';
const RECORD_FAILED = 'The record could not be loaded';

type Snapshot = { readonly matches: (state: object) => boolean };

const isFormUp = (snapshot: Snapshot) => snapshot.matches({ form: 'running' });

/** Each says in its place that it has failed. */
export const depositPageView = {
  open: onScreen((actor: AnyActorRef) => (
    <FormRecord
      actor={actor as FormRecordActor}
      form={(_form, record) => (
        <>
          <h2>Form</h2>
          {record}
        </>
      )}
      record={() => <h2>Record</h2>}
      formFailed={FORM_FAILED}
      recordFailed={RECORD_FAILED}
    />
  )),
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
  live: { form: () => createMachine({ id: 'form' }), record: () => createMachine({ id: 'record' }) },
  expectations: {
    'form.running': () => expect(alerts().join()).not.toContain(FORM_FAILED),
    'form.broken': () => expect(alerts().join()).toContain(FORM_FAILED),
    'record.running': () => expect(screen.queryByText('Record') !== null).toBe(true),
    'record.broken': (snapshot: Snapshot) => expect(alerts().join().includes(RECORD_FAILED)).toBe(isFormUp(snapshot)),
  },
} as unknown as View<AnyStateMachine>;
