import type { AgentFeatures, agentFeaturesContract } from '../../../src/api/contract/agent/agentFeatures.ts';
import type { AgreementKind } from '../../../src/api/contract/rules/agreementTerms.ts';
import type { Handlers, ServerDeps } from '../../deps.ts';
import { Refusal } from '../../refusal.ts';
import { isModuleOn } from '../../site/system/isModuleOn.ts';
import { merchantOf } from '../../site/system/merchant.ts';
import { hasAgreementOf } from '../agreement/agreementRows.ts';

type MerchantDeps = Parameters<typeof merchantOf>[0];

/** Agent features (ROLE-19…25). A feature is on when both the white-label flags and the server settings have it on. */
export async function agentFeaturesOf(deps: MerchantDeps): Promise<AgentFeatures> {
  const { settings } = await merchantOf(deps);
  const { agentFeatures: own, modules, features } = settings;
  const areAgentsOn = isModuleOn(modules, 'AGENT3');
  return {
    rebate: own.rebate && isModuleOn(modules, 'MANPLAYREB3'),
    referralInvite: own.referralInvite && features.referralPromotion,
    agentPolicy: own.agentPolicy && isModuleOn(modules, 'AGENTPOLICY3'),
    enableCt: own.enableCt && areAgentsOn,
    salary: own.salary && areAgentsOn,
    hourSalary: own.hourSalary && areAgentsOn,
    realTimeSalary: own.realTimeSalary && areAgentsOn,
  };
}

const switchOf = {
  dividend: 'enableCt',
  daily: 'salary',
  hourly: 'hourSalary',
  realTime: 'realTimeSalary',
} as const satisfies Record<AgreementKind, keyof AgentFeatures>;

/** The enabled kinds of agreements (ROLE-22…25). */
export async function kindsOn(deps: MerchantDeps): Promise<readonly AgreementKind[]> {
  const features = await agentFeaturesOf(deps);
  return (Object.keys(switchOf) as AgreementKind[]).filter((kind) => features[switchOf[kind]]);
}

/** @throws {Refusal} FEATURE_OFF for a disabled kind. */
export async function refuseSwitchedOff(deps: MerchantDeps, kind: AgreementKind): Promise<void> {
  if (!(await kindsOn(deps)).includes(kind)) throw new Refusal('FEATURE_OFF');
}

export const agentFeaturesHandlers = (deps: ServerDeps): Handlers<typeof agentFeaturesContract> => ({
  /** AGENT-11…15. */
  read: async ({ session: { memberId } }) => ({
    ...(await agentFeaturesOf(deps)),
    hasAgreements: await hasAgreementOf(deps.db, memberId, await kindsOn(deps)),
  }),
});
