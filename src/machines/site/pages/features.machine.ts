import { agentFeaturesContract } from '../../../api/contract/agent/agentFeatures.ts';
import type { CallOf, ValueOf } from '../../../api/contract/endpoint.ts';
import { createResourceMachine } from '../../resource/resource.machine.ts';

/** AGENT-14: which agent pages are enabled, for the menus of the centres. */
export const featuresMachine = createResourceMachine<
  CallOf<typeof agentFeaturesContract.read>,
  ValueOf<typeof agentFeaturesContract.read>
>('features', agentFeaturesContract.read);
