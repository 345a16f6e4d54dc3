import type { AnyStateMachine } from 'xstate';
import type { Configuration } from '../../../src/inspection/step/configuration.ts';
import { keyOfConfiguration, type Project } from '../../../src/inspection/step/key.ts';
import type { Flow } from './flow.ts';

/** What tells one configuration of a flow from another. */
export const keyOf = <M extends AnyStateMachine>({ project }: Flow<M>, configuration: Configuration): string =>
  keyOfConfiguration(configuration, project as Project | undefined, refuse);

/** Two configurations that look alike would be taken for one. */
function refuse(what: string): never {
  throw new Error(`the context holds ${what}: say in \`project\` what of it decides`);
}
