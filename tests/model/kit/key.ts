import type { AnyStateMachine } from 'xstate';
import type { Configuration } from '../../../src/inspection/step/configuration.ts';
import { keyOfConfiguration, type Project } from '../../../src/inspection/step/key.ts';
import { refuse } from '../../../src/inspection/step/textOf.ts';
import type { Flow } from './flow.ts';

/** What tells one configuration of a flow from another. */
export const keyOf = <M extends AnyStateMachine>({ project }: Flow<M>, configuration: Configuration): string =>
  keyOfConfiguration(configuration, project as Project | undefined, refuse);
