import { eq } from 'drizzle-orm';
import { ruledField } from '../../src/api/contract/account/registration.ts';
import type { AgentFeatures } from '../../src/api/contract/agent/agentFeatures.ts';
import type { RequestOf } from '../../src/api/contract/endpoint.ts';
import type { qaContract } from '../../src/api/contract/qa.ts';
import { features } from '../../src/api/contract/site/system.ts';
import { merchant } from '../database/schema.ts';
import type { ServerDeps } from '../deps.ts';
import { Refusal } from '../refusal.ts';
import { changeSettings } from '../site/system/changeSettings.ts';
import { invalidateMerchant } from '../site/system/merchant.ts';

/** Any integer: the site must handle an unknown status (STATUS-04). */
export async function setStatus(deps: ServerDeps, status: number): Promise<void> {
  await deps.db.update(merchant).set({ status }).where(eq(merchant.code, deps.config.merchant));
  invalidateMerchant(deps);
}

/** Switches features (CONFIG-11). @throws {Refusal} INVALID_FIELDS for an unknown name. */
export async function setFeatures(deps: ServerDeps, switches: Readonly<Record<string, boolean>>): Promise<void> {
  const unknown = Object.keys(switches).filter((name) => !(name in features.shape));
  if (unknown.length > 0) throw new Refusal('INVALID_FIELDS', { fields: unknown });
  await change(deps, ({ features }) => ({ features: { ...features, ...switches } }));
}

/** Switches agent features in the server settings (ROLE-19…25). */
export async function setAgentFeatures(deps: ServerDeps, switches: AgentSwitches): Promise<void> {
  await change(deps, ({ agentFeatures: before }) => {
    const names = Object.keys(before) as (keyof AgentFeatures)[];
    const after = names.map((name) => [name, switches[name] ?? before[name]] as const);
    return { agentFeatures: Object.fromEntries(after) as AgentFeatures };
  });
}

type AgentSwitches = RequestOf<typeof qaContract.setAgentFeatures>['features'];

/**
 * Changes the registration settings: fields shown and required, their order, the bonus, and the hosted phone service
 * (decision A10).
 * @throws {Refusal} INVALID_FIELDS for settings that `merchantSettings` rejects.
 */
export async function setRegistration(
  deps: ServerDeps,
  { rules: changes = {}, order, registrationBonus, phoneAuth }: Registration,
): Promise<void> {
  await change(deps, (settings) => {
    const rules = { ...settings.rules };
    for (const field of ruledField.options) {
      const { enabled = rules[field].enabled, required = rules[field].required } = changes[field] ?? {};
      rules[field] = { ...rules[field], enabled, required };
    }
    return {
      rules,
      order: order ?? settings.order,
      registrationBonus: registrationBonus ?? settings.registrationBonus,
      phoneAuth: phoneAuth === undefined ? settings.phoneAuth : phoneAuth,
    };
  });
}

type Registration = RequestOf<typeof qaContract.setRegistration>;

/** Runs in its own transaction. */
async function change(deps: ServerDeps, to: Parameters<typeof changeSettings>[2]): Promise<void> {
  await deps.db.transaction((db) => changeSettings(deps, db, to));
  invalidateMerchant(deps);
}
