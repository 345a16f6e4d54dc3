import type { Steering } from '../../../packages/steer/src/public.ts';

/**
 * Lets the console of the site around this page steer it. For builds for QA alone: others leave it out, with the
 * adapter. Nothing to steer by where no site is around.
 */
export async function steeredBy(siteOrigin: string): Promise<Partial<Pick<Steering, 'inspect' | 'clock'>>> {
  if (window.parent === window) return {};
  const { steer } = await import('../../../packages/steer/src/steer.ts');
  const { inspect, clock } = steer({ console: siteOrigin, where: 'parent' });
  return { inspect, clock };
}
