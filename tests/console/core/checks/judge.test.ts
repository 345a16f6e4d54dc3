// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import type { KeptCheck } from '../../../../src/console/core/checks/checks.ts';
import { judge } from '../../../../src/console/core/checks/judge.ts';

afterEach(() => document.body.replaceChildren());

const button = { by: 'role', role: 'button', name: 'Buy', within: null, nth: null } as const;
const balance = { by: 'after', name: 'Balance', within: null, nth: null } as const;
const name = { by: 'role', role: 'textbox', name: 'Name', within: null, nth: null } as const;
const gone = { by: 'text', name: 'Sold out', within: null, nth: null } as const;

it.each<[Pick<KeptCheck, 'target' | 'must' | 'value'>, string]>([
  [{ target: button, must: 'shown', value: null }, ''],
  [{ target: button, must: 'hidden', value: null }, 'Buy is shown.'],
  [{ target: button, must: 'enabled', value: null }, 'Buy is disabled.'],
  [{ target: button, must: 'disabled', value: null }, ''],
  [{ target: name, must: 'disabled', value: null }, 'Name is enabled.'],
  [{ target: name, must: 'equals', value: 'Somchai' }, ''],
  [{ target: balance, must: 'equals', value: '฿1.00' }, ''],
  [{ target: balance, must: 'equals', value: '฿2.00' }, 'what follows “Balance” is “฿1.00”, not “฿2.00”.'],
  [{ target: gone, must: 'hidden', value: null }, ''],
  [{ target: gone, must: 'shown', value: null }, '“Sold out” is not shown.'],
])('judges %o', (check, wrong) => {
  document.body.innerHTML =
    '<button aria-disabled="true">Buy</button><label>Name <input value="Somchai"></label><dl><dt>Balance</dt><dd> ฿1.00 </dd></dl>';
  expect(judge(check, document)).toBe(wrong);
});
