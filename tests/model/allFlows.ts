import type { AnyStateMachine } from 'xstate';
import type { Flow } from './kit/flow.ts';

const specs = import.meta.glob<Readonly<Record<string, unknown>>>('./*/*.spec.ts', { eager: true });

/** Every flow that a spec exports as `<name>Flow`, by name. */
export const allFlows: readonly (readonly [name: string, flow: Flow<AnyStateMachine>])[] = Object.values(specs)
  .flatMap((exports) => Object.entries(exports))
  .flatMap(([key, value]) =>
    key.endsWith('Flow') && typeof value === 'object'
      ? [[key.slice(0, -'Flow'.length), value as Flow<AnyStateMachine>] as const]
      : [],
  );
