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

/** A text that does not compress. */
function noise(length: number): string {
  let seed = 1;
  return Array.from({ length }, () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return String.fromCharCode(33 + (seed % 8_999));
  }).join('');
}

it('takes a session of some minutes, whose link has 49,000 characters', async () => {
  const link = await linkTo(capsuleWith(noise(18_500)), 'https://site.test/');
  expect(link.length).toBeGreaterThan(49_000);
  expect(JSON.parse(await textInLink(link))).toEqual(capsuleWith(noise(18_500)));
});

it('says that a capsule is too large, and that a link was cut', async () => {
  const isTooLarge = await linkTo(capsuleWith(noise(100_000)), 'https://site.test/').then(
    () => 'no error',
    (error: Error) => error.message,
  );
  expect(isTooLarge).toMatch(/^Too large for a link: [\d,]+ characters, the maximum is 200,000\. Save it as a file\.$/);
  const link = await linkTo(capsuleWith('open'), 'https://site.test/');
  await expect(textInLink(link.slice(0, -9))).rejects.toThrow('The link to the recording is incomplete');
});
