import { fromPromise } from 'xstate';
import type { ChoiceOf } from '../../../api/actors.ts';
import type { ApiClient } from '../../../api/client.ts';
import { signInStepContract } from '../../../api/contract/account/signInStep.ts';
import { secondStepMachine } from './secondStep.machine.ts';
import type { Granted } from './secondStep.rules.ts';

interface SecondStepDeps {
  readonly api: ApiClient;
  /** Ends the session of this token on the server; fire and forget. */
  readonly endSession: (token: string) => void;
}

const { secondFactor, desk } = signInStepContract;

/** Connects the second step of a member. A session whose form was closed meanwhile is ended. */
export const wireSecondStep = ({ api, endSession }: SecondStepDeps) =>
  secondStepMachine.provide({
    actors: {
      sendCode: fromPromise<Granted, ChoiceOf<{ secondFactor: typeof secondFactor; desk: typeof desk }>>(
        async ({ input: { kind, ...call }, self, signal }) => {
          const granted = await (kind === 'desk'
            ? api(desk, call as never, { self })
            : api(secondFactor, call, { self }));
          if (signal.aborted) endSession(granted.token);
          return granted;
        },
      ),
    },
  });
