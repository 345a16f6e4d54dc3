import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom, AnyActorRef } from 'xstate';
import type { createListDetailMachine } from '../../machines/list/listDetail.machine.ts';
import { LoadFailed } from '../states/LoadFailed.tsx';

export type ListDetailActor = ActorRefFrom<ReturnType<typeof createListDetailMachine>>;

interface ListDetailProps<List extends AnyActorRef, Detail extends AnyActorRef> {
  readonly actor: ListDetailActor;
  readonly list: (actor: List) => ReactNode;
  readonly detail: (actor: Detail) => ReactNode;
  readonly failedTitle: string;
}

/** A list, or one of its rows in detail. */
export function ListDetail<List extends AnyActorRef, Detail extends AnyActorRef>({
  actor,
  list,
  detail,
  failedTitle,
}: ListDetailProps<List, Detail>) {
  const children = useSelector(actor, (snapshot) => snapshot.children);
  if (children.detail) return detail(children.detail as unknown as Detail);
  if (children.list) return list(children.list as unknown as List);
  return <LoadFailed title={failedTitle} failure={null} onRetry={() => actor.send({ type: 'listDetail.retry' })} />;
}
