import { expect, it } from 'vitest';
import { type Scenario, unrepeatableInJourney } from '../../../../src/console/core/capsule/scenario.ts';
import { toJourney } from '../../../../src/console/core/capsule/toJourney.ts';

const from = { site: './support/site.ts', opening: () => [], path: () => '/' };
const scenario: Scenario = {
  ...{ deeds: [], answers: [], input: {}, ends: {}, wait: 0 },
  checks: [],
  told: new Map(),
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

it('tells beside the deeds what people did with the console, and loses a reply that was lost', () => {
  const deed = { to: 'site/login', event: { type: 'login.submit' }, stands: { site: 'open' }, wait: 0 };
  const lost = { id: 'session.login', method: 'POST', path: '/wps/session/login', status: null, body: null } as const;
  const text = toJourney(
    {
      ...scenario,
      deeds: [deed, deed],
      answers: [{ ...lost, isLost: true }],
      told: new Map([
        [0, ['Network: the next reply of session.login fails: offline', 'Pressed Log in']],
        [2, ['Time: jumped by 60 s']],
      ]),
    },
    'fails',
    from,
  );
  expect(text).toContain(`wait: number }[] = [
  // Network: the next reply of session.login fails: offline
  // Pressed Log in
  {"to":"site/login","event":{"type":"login.submit"},"stands":{"site":"open"},"wait":0},
  {"to":"site/login","event":{"type":"login.submit"},"stands":{"site":"open"},"wait":0},
  // Time: jumped by 60 s
];
`);
  expect(text).toContain(`      if (answer?.isLost) await route.abort('internetdisconnected');\n`);
  expect(text).toContain(`"path":"/wps/session/login","status":null,"body":null,"isLost":true},\n];\n`);
});

it('is not for what happened between machines, and says what', () => {
  const when = { step: 0, at: 0, after: 0 };
  const held = { ...when, kind: 'event', change: 'dropped', to: 'site/login', how: null } as const;
  const acts = [
    { ...held, isUser: true, type: 'login.submit' },
    { ...held, isUser: false, type: 'xstate.done.actor.sendLogin' },
    { ...when, kind: 'walk', to: 'site/login', state: 'locked' } as const,
    { ...when, kind: 'time', ms: 60_000 } as const,
  ];
  expect(unrepeatableInJourney({ acts })).toEqual([
    '“Held: dropped sendLogin done for login” cannot be repeated: it happened between machines.',
    '“Taken by the console to locked of login” cannot be repeated: it happened between machines.',
  ]);
});
