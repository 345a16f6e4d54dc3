import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import type { ActorRefFrom, AnyActorRef } from 'xstate';
import type { modalsMachine } from '../machines/site/modals/modals.machine.ts';
import { framePart } from '../ui/lazyView.ts';
import type { LoadedFlows } from './flowLibrary.ts';

const ModalTrouble = framePart('ModalTrouble');

interface ModalHostProps {
  readonly modals: ActorRefFrom<typeof modalsMachine>;
  readonly flows: LoadedFlows;
}

/** The view of the open flow. */
export function ModalHost({ modals, flows }: ModalHostProps) {
  const state = useSelector(modals, (snapshot) => snapshot);
  const flow = state.context.request?.flow;
  const actor = flow ? (state.children as Record<string, AnyActorRef | undefined>)[flow] : undefined;
  const View = flow && state.matches('open') ? flows.viewOf(flow) : null;
  if (View && actor) return <View actor={actor} />;
  // Loaded ahead of need: by then the network may be down.
  return (
    <Suspense fallback={null}>
      <ModalTrouble actor={modals} />
    </Suspense>
  );
}
