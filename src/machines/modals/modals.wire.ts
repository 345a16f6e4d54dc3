import { type AnyActorLogic, enqueueActions, fromPromise } from 'xstate';
import type { ModalFlow } from './flows.ts';
import { modalsMachine } from './modals.machine.ts';

/** The code of the flows, loaded when first needed and kept outside of the machines: it is code, not data. */
export interface FlowLibrary {
  /** Fetches machine and view of a flow; rejects when the chunk cannot be had. */
  load(flow: ModalFlow): Promise<void>;
  /** The machine of a loaded flow. */
  logicOf(flow: ModalFlow): AnyActorLogic;
}

export interface ModalsDeps {
  readonly flows: FlowLibrary;
  /** Under which a form asks for its captcha; never the same twice. */
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
