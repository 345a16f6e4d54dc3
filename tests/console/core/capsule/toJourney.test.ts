import { expect, it } from 'vitest';
import type { Scenario } from '../../../../src/console/core/capsule/scenario.ts';
import { toJourney } from '../../../../src/console/core/capsule/toJourney.ts';

const from = { site: './support/site.ts', opening: () => [], path: () => '/' };
const scenario: Scenario = {
  ...{ deeds: [], answers: [], input: {}, ends: {}, wait: 0 },
  checks: [],
};
const button = { by: 'role', role: 'button', name: 'Buy', within: null, nth: null } as const;
const amount = { by: 'after', name: 'Balance', within: null, nth: null } as const;

it('writes the checks of a recording after as many deeds as came before them', () => {
  const text = toJourney(
    {
      ...scenario,
      checks: [
        { after: 2, check: { step: 3, at: 3, target: amount, must: 'equals', value: 'P 1.00' } },
        { after: 0, check: { step: 0, at: 1, target: button, must: 'disabled', value: null } },
        { after: 2, check: { step: 3, at: 3, target: button, must: 'hidden', value: null } },
      ],
    },
    'buys',
    from,
  );
  const [, checks = ''] = /( {2}const checks.*?\n {2}\};\n)/s.exec(text) ?? [];
  expect(checks).toBe(`  const checks: Readonly<Record<number, () => Promise<void>>> = {
    0: async () => {
      await expect.poll(() => page.getByRole('button', { name: 'Buy', exact: true }).isEnabled()).toBe(false);
    },
    2: async () => {
      await expect.poll(() => page.getByText('Balance', { exact: true }).locator('xpath=following-sibling::*[1]').evaluate((it) => (it.matches('input, select, textarea') ? String(Reflect.get(it, 'value')) : (it.textContent ?? '')).replace(/\\s+/g, ' ').trim())).toBe("P 1.00");
      await page.getByRole('button', { name: 'Buy', exact: true }).waitFor({ state: 'hidden' });
    },
  };
`);
  expect(text).toContain('  for (const [at, deed] of deeds.entries()) {\n    await checks[at]?.();\n');
  expect(text).toContain('  await checks[deeds.length]?.();\n});');
});

it('writes a journey without checks as before', () => {
  const text = toJourney(scenario, 'buys', from);
  expect(text).not.toContain('checks');
  expect(text).toContain('  for (const deed of deeds) {\n    expect(');
});
