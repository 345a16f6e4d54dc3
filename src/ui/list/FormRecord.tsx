import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom, AnyActorRef } from 'xstate';
import type { createFormRecordMachine } from '../../machines/list/formRecord.machine.ts';
import layout from '../site/centre/page.module.css';
import { LoadFailed } from '../states/LoadFailed.tsx';
import type { ListDetailActor } from './ListDetail.tsx';

export type FormRecordActor = ActorRefFrom<ReturnType<typeof createFormRecordMachine>>;

interface FormRecordProps<Form extends AnyActorRef> {
  readonly actor: FormRecordActor;
  /** The form, with the record beside it. */
  readonly form: (form: Form, record: ReactNode) => ReactNode;
  readonly record: (record: ListDetailActor) => ReactNode;
  readonly formFailed: string;
  readonly recordFailed: string;
}

/** A form beside the record of what it makes; an open row takes the place of both. */
export function FormRecord<Form extends AnyActorRef>(props: FormRecordProps<Form>) {
  const { actor } = props;
  const { form, record } = useSelector(actor, ({ children }) => children);
  const isRowOpen = useSelector(
    record,
    (snapshot) => (snapshot as { children: { detail?: unknown } } | undefined)?.children.detail !== undefined,
  );
  const failure = (title: string) => (
    <LoadFailed title={title} failure={null} onRetry={() => actor.send({ type: 'formRecord.retry' })} />
  );
  const list = record ? props.record(record as unknown as ListDetailActor) : null;
  if (isRowOpen) return list;
  if (!form) {
    return (
      <div className={layout.page}>
        {failure(props.formFailed)}
        {list}
      </div>
    );
  }
  return props.form(form as unknown as Form, list ?? failure(props.recordFailed));
}
