import { merchant } from '../../server/database/schema.ts';
import { demoSettings } from '../../server/database/seed/demoSettings.ts';
import { fieldRules } from '../../server/database/seed/fieldRules.ts';
import { invalidateMerchant } from '../../server/site/system/merchant.ts';
import type { MerchantSettings } from '../../server/site/system/merchantSettings.ts';
import { type RuledField, ruledField } from '../../src/api/contract/account/registration.ts';
import type { Features } from '../../src/api/contract/site/system.ts';
import type { Reference } from './reference.ts';

export interface SettingsChange extends Partial<Omit<MerchantSettings, 'features' | 'rules'>> {
  readonly features?: Partial<Features>;
  /** The only fields whose rules are enabled. */
  readonly shown?: readonly RuledField[];
  /** Rules to override. */
  readonly rules?: Partial<MerchantSettings['rules']>;
}

/** Sets the demo settings with these changes, effective at once. */
export async function changeSettings(
  { db, deps }: Pick<Reference, 'db' | 'deps'>,
  { features, shown, rules, ...others }: SettingsChange,
): Promise<void> {
  const settings: MerchantSettings = {
    ...demoSettings,
    ...others,
    features: { ...demoSettings.features, ...features },
    rules: { ...(shown ? onlyShown(shown) : demoSettings.rules), ...rules },
  };
  await db.update(merchant).set({ settings });
  invalidateMerchant(deps);
}

/** The demo merchant's rules, enabled for these fields only. */
const onlyShown = (shown: readonly RuledField[]): MerchantSettings['rules'] => {
  const rules = { ...fieldRules };
  for (const field of ruledField.options) rules[field] = { ...rules[field], enabled: shown.includes(field) };
  return rules;
};
