import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import type { ActorRefFrom, AnyActorRef } from 'xstate';
import type { modalsMachine } from '../machines/modals/modals.machine.ts';
import { later } from '../ui/later.ts';
import type { LoadedFlows } from './flowLibrary.ts';

const ModalTrouble = later(async () => (await import('../ui/modals/ModalTrouble.tsx')).ModalTrouble);

interface ModalHostProps {
  readonly modals: ActorRefFrom<typeof modalsMachine>;
  readonly flows: LoadedFlows;
}

/** The view of the flow that is open. */
export function ModalHost({ modals, flows }: ModalHostProps) {
  const state = useSelector(modals, (snapshot) => snapshot);
  const flow = state.context.request?.flow;
  const actor = flow ? (state.children as Record<string, AnyActorRef | undefined>)[flow] : undefined;
  const View = flow && state.matches('open') ? flows.viewOf(flow) : null;
  if (View && actor) return <View actor={actor} />;
  // Here before it is needed: where it is, the network may be gone.
  return (
    <Suspense fallback={null}>
      <ModalTrouble actor={modals} />
    </Suspense>
  );
}
