import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../server/config.ts';
import type { OpenDatabase } from '../../server/database/databaseHandle.ts';
import { migrate } from '../../server/database/migrate.ts';
import { openDatabase } from '../../server/database/openDatabase.ts';
import { demoSettings } from '../../server/database/seed/demoSettings.ts';
import { fieldRules } from '../../server/database/seed/fieldRules.ts';
import { invalidateMerchant, merchantOf } from '../../server/site/system/merchant.ts';
import type { RuledField } from '../../src/api/contract/account/registration.ts';
import { onEachDatabase } from '../support/onEachDatabase.ts';
import { createTestDatabase, type TestDatabase } from '../support/testDatabase.ts';

const MIGRATIONS = join(import.meta.dirname, '../../server/database/migrations');
const BEFORE_ACCOUNT_FLOWS = ['0001-first.sql', '0002-page-visit.sql'];
const LATER_FIELDS: readonly RuledField[] = [
  'confirmPassword',
  'nickname',
  'birthday',
  'telegram',
  'zalo',
  'recommenderId',
  'domain',
];

/** The settings of a merchant as they were before the account flows, with some decisions of its own. */
function oldSettings(): Record<string, unknown> {
  const { registrationBonus, trialBalance, phoneAuth, agentFeatures, ...settings } = demoSettings;
  const { explicitRecovery, ...features } = settings.features;
  const isOld = (field: string) => !LATER_FIELDS.some((later) => later === field);
  return {
    ...settings,
    currency: 'X',
    features: { ...features, smsLogin: false },
    rules: Object.fromEntries(Object.entries(settings.rules).filter(([field]) => isOld(field))),
    order: settings.order.filter(isOld),
  };
}

/** The settings of a merchant that lacks nothing, each answer another than the quiet one. */
const wholeSettings = {
  ...demoSettings,
  features: { ...demoSettings.features, explicitRecovery: true },
  registrationBonus: 70_000,
  trialBalance: 5,
};

onEachDatabase('migration of the settings of a merchant from before the account flows', (kind) => {
  let database: OpenDatabase;
  let folder: string;
  let own: TestDatabase | null = null;
  beforeAll(async () => {
    own = kind === 'postgresql' ? await createTestDatabase() : null;
    database = await (own ? openDatabase({ url: own.url }) : openDatabase({ memory: true }));
    folder = await mkdtemp(join(tmpdir(), 'statehouse-'));
    for (const name of BEFORE_ACCOUNT_FLOWS) await copyFile(join(MIGRATIONS, name), join(folder, name));
    await migrate(database, folder);
    // With the columns of then.
    for (const [code, settings] of [['old', oldSettings()] as const, ['whole', wholeSettings] as const])
      await database.db.execute(
        sql`insert into merchant (code, brand_name, settings) values (${code}, 'Statehouse', ${JSON.stringify(settings)}::jsonb)`,
      );
    await migrate(database);
  });
  afterAll(async () => {
    await database.close();
    await own?.drop();
    await rm(folder, { recursive: true, force: true });
  });

  /** What a server of today reads. */
  async function settingsOf(code: string) {
    const deps = { config: readConfig({ MERCHANT: code }), db: database.db, now: Date.now };
    invalidateMerchant(deps);
    return (await merchantOf(deps)).settings;
  }

  it('[CONFIG-02] keeps its decisions and adds safe defaults', async () => {
    const old = oldSettings();
    const laterRules = LATER_FIELDS.map((field) => [field, { ...fieldRules[field], enabled: false, required: false }]);
    expect(await settingsOf('old')).toEqual({
      ...old,
      features: { ...demoSettings.features, smsLogin: false, explicitRecovery: false },
      rules: { ...fieldRules, ...Object.fromEntries(laterRules) },
      order: [...demoSettings.order.filter((field) => !LATER_FIELDS.includes(field)), ...LATER_FIELDS],
      registrationBonus: 0,
      trialBalance: 10_000_000,
      phoneAuth: null,
      agentFeatures: {
        rebate: false,
        referralInvite: false,
        agentPolicy: false,
        enableCt: false,
        salary: false,
        hourSalary: false,
        realTimeSalary: false,
      },
    });
  });

  it('[CONFIG-02] changes nothing when nothing is missing', async () => {
    expect(await settingsOf('whole')).toEqual(wholeSettings);
  });
});
