import type { ApiClient } from '../../api/client.ts';
import { agentFeaturesContract } from '../../api/contract/agentFeatures.ts';
import { wireResource } from '../resource/resource.wire.ts';

/** AGENT-14: which pages of agents are on, for the menus of the centres. */
export const wireFeatures = (api: ApiClient) => wireResource(api, agentFeaturesContract.read, 'features');
