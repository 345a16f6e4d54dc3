import { eq } from 'drizzle-orm';
import type { ServerDeps } from '../../deps.ts';
import { type MerchantSettings, merchantSettings } from '../../site/system/merchantSettings.ts';
import { merchant } from '../schema.ts';
import { demoSettings } from './demoSettings.ts';

const isDemo = (url: string): boolean => /^https:\/\/\w+\.example\.test\//.test(url);

/** Settings without links of the demo merchant, which lead nowhere. */
const withoutDemoLinks = (settings: MerchantSettings): MerchantSettings => ({
  ...settings,
  resources: settings.resources.filter(({ url }) => !isDemo(url)),
  customerService: {
    ...settings.customerService,
    url: isDemo(settings.customerService.url) ? settings.serviceLink : settings.customerService.url,
  },
});

/** What a production site starts with: rules and features of the demo, and nothing of its merchant and people. */
export const productionSettings: MerchantSettings = withoutDemoLinks({
  ...demoSettings,
  agentProgram: { ...demoSettings.agentProgram, payer: null },
});

/** Takes demo links from a production site that was set up with them. */
export async function removeDemoLinks({ db, config }: Pick<ServerDeps, 'db' | 'config'>): Promise<void> {
  const [row] = await db.select().from(merchant).where(eq(merchant.code, config.merchant)).for('update');
  const settings = merchantSettings.safeParse(row?.settings).data;
  if (settings === undefined) return;
  await db
    .update(merchant)
    .set({ settings: withoutDemoLinks(settings) })
    .where(eq(merchant.code, config.merchant));
}
