import { apiChoicePort } from '../../api/actors.ts';
import { agentContractContract } from '../../api/contract/agentContract.ts';

const { dividend, daily, hourly, realTime } = agentContractContract;

/** An action as a request: each kind has its own call (API-50…53). */
export const actPort = apiChoicePort({ dividend, daily, hourly, realTime });
