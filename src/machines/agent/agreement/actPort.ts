import { apiChoicePort } from '../../../api/actors.ts';
import { agreementContract } from '../../../api/contract/agent/agreement.ts';

const { dividend, daily, hourly, realTime } = agreementContract;

/** An action as a request: each kind has its own call (API-50…53). */
export const actPort = apiChoicePort({ dividend, daily, hourly, realTime });
