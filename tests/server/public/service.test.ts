import { compactDecrypt, exportJWK, generateKeyPair } from 'jose';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { changeSettings } from '../../../server/site/system/changeSettings.ts';
import { invalidateMerchant } from '../../../server/site/system/merchant.ts';
import { SERVICE_LINK_TYPE, serviceContract } from '../../../src/api/contract/public/service.ts';
import { systemContract } from '../../../src/api/contract/site/system.ts';
import { onEachDatabase } from '../../support/onEachDatabase.ts';
import { outcomeOf } from '../../support/payments.ts';
import { createPlayer } from '../../support/player.ts';
import { type Reference, startReference } from '../../support/reference.ts';

onEachDatabase('customer service', (database) => {
  let server: Reference;
  beforeEach(async () => {
    server = await startReference({ database });
  });
  afterEach(() => server.close());

  const visitor = () => createPlayer(server);
  async function askedBy(owner?: Awaited<ReturnType<typeof newKeys>>) {
    const { x, y, privateKey } = owner ?? (await newKeys());
    const { version } = await visitor().api(serviceContract.open, { request: { x, y } });
    const entry = version.pathList.find(({ type }) => type === SERVICE_LINK_TYPE);
    return { link: entry?.link ?? '', privateKey };
  }

  async function newKeys() {
    const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });
    const { x = '', y = '' } = await exportJWK(publicKey);
    return { x, y, privateKey };
  }
  const opened = async (link: string, key: CryptoKey) =>
    new TextDecoder().decode((await compactDecrypt(link, key)).plaintext);

  it('[SUPPORT-02] [SUPPORT-03] [API-25] answers the link of type 3, encrypted for the key of the caller alone', async () => {
    const { link, privateKey } = await askedBy();
    expect(link).not.toContain('support');
    expect(await opened(link, privateKey)).toBe('/support');
    const { privateKey: other } = await newKeys();
    await expect(opened(link, other)).rejects.toThrow();
  });

  it('[SUPPORT-03] answers the page that the merchant has chosen, and no other kind of address', async () => {
    const choose = (serviceLink: string) => changeSettings(server.deps, server.db, () => ({ serviceLink }));
    await choose('https://help.example.test/chat');
    invalidateMerchant(server.deps);
    const { link, privateKey } = await askedBy();
    expect(await opened(link, privateKey)).toBe('https://help.example.test/chat');
    for (const wrong of ['http://help.example.test', 'javascript:alert(1)', 'help'])
      await expect(choose(wrong)).rejects.toMatchObject({
        code: 'INVALID_FIELDS',
        details: { fields: ['serviceLink'] },
      });
  });

  it('[API-25] refuses what is no point of the curve', async () => {
    const point = 'A'.repeat(43);
    const asked = visitor().api(serviceContract.open, { request: { x: point, y: point } });
    expect(await outcomeOf(asked)).toEqual(['INVALID_FIELDS', { fields: ['x', 'y'] }]);
  });

  it('[SUPPORT-07] the system answer carries customerService, and not the link', async () => {
    const shown = await visitor().api(systemContract.whitelabel, { request: {} });
    expect(shown.customerService).toEqual({ url: expect.any(String), hours: expect.any(String) });
    expect(shown).not.toHaveProperty('serviceLink');
  });
});
