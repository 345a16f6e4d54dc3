import { type AnyActorLogic, enqueueActions, fromPromise } from 'xstate';
import type { ModalFlow } from './flows.ts';
import { modalsMachine } from './modals.machine.ts';

/** Loaded code of the flows, kept outside the machines because it is not data. */
export interface FlowLibrary {
  /** Loads machine and view of a flow; rejects if the chunk fails. */
  load(flow: ModalFlow): Promise<void>;
  /** Machine of a loaded flow. */
  logicOf(flow: ModalFlow): AnyActorLogic;
}

export interface ModalsDeps {
  readonly flows: FlowLibrary;
  /** Captcha key of a form; unique. */
  readonly randomKey: () => string;
}

export const wireModals = ({ flows, randomKey }: ModalsDeps) =>
  modalsMachine.provide({
    actors: { loadFlow: fromPromise<void, { flow: ModalFlow }>(({ input }) => flows.load(input.flow)) },
    actions: {
      startFlow: enqueueActions(({ enqueue }, { request }) => {
        if (request === null) return;
        const logic: AnyActorLogic = flows.logicOf(request.flow);
        const hasCaptcha = request.flow === 'login' || request.flow === 'register';
        const input = hasCaptcha ? { ...request.input, captchaKey: randomKey() } : request.input;
        enqueue.spawnChild(logic as never, { id: request.flow, input } as never);
      }),
    },
  });
