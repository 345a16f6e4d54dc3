import { expect, it } from 'vitest';
import type { Capsule } from '../../../../src/console/core/capsule/capsule.ts';
import { isLink, linkTo, textInLink } from '../../../../src/console/core/capsule/link.ts';

const capsuleWith = (type: string): Capsule => ({
  version: 3,
  machines: [{ id: 'ประตู', hash: '0' }],
  calls: [],
  reads: [],
  steps: [{ at: 0, ticks: [], to: 'door', by: null, event: { type }, taken: [] }],
  end: { at: 0, ticks: [] },
});

it('carries a capsule in the address of a page, and nothing of the fragment that was there', async () => {
  const capsule = capsuleWith('open');
  const link = await linkTo(capsule, 'https://site.test/login?a=1#else');
  expect(link).toMatch(/^https:\/\/site\.test\/login\?a=1#capsule=[\w-]+$/);
  expect([isLink(link), isLink('https://site.test/reset#x')]).toEqual([true, false]);
  expect(JSON.parse(await textInLink(link))).toEqual(capsule);
});

it('says that a capsule is too large, and that a link was cut', async () => {
  let seed = 1;
  const noise = Array.from({ length: 40_000 }, () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return String.fromCharCode(33 + (seed % 8_999));
  }).join('');
  await expect(linkTo(capsuleWith(noise), 'https://site.test/')).rejects.toThrow(/^Too large for a link: [\d,]+ char/);
  const link = await linkTo(capsuleWith('open'), 'https://site.test/');
  await expect(textInLink(link.slice(0, -9))).rejects.toThrow('The capsule link is incomplete');
});
