import { expect, it } from 'vitest';
import { typedSetting } from '../../../../src/machines/desk/deskPage/typedSetting.ts';

const P = 10_000;

it.each([
  ['amount', '1,250.50', 12_505_000],
  ['amount', 'P 20', 20 * P],
  ['amount', '0', 0],
  ['amount', '๕๐๐', 500 * P],
  ['amount', '-5', null],
  ['amount', '1.000', null],
  ['amount', '60,000', null],
  ['count', '17', 17],
  ['count', '2.5', null],
  ['share', '5', 50_000],
  ['share', '0.25 %', 2_500],
  ['share', '6,25%', 62_500],
  ['share', '0.00001', null],
  ['share', '101', null],
  ['amounts', '1000, 500.50', '1000, 500.50'],
  ['amounts', '1000; 500', null],
  ['countries', 'LA, mm', 'LA, mm'],
  ['countries', '', ''],
  ['countries', 'Laos', null],
  ['address', '/support', '/support'],
  ['address', 'https://line.me/ti/p/x', 'https://line.me/ti/p/x'],
  ['address', '', ''],
  ['address', 'http://line.me', null],
  ['address', 'javascript:alert(1)', null],
  ['colour', '#6B3fa0', '#6B3fa0'],
  ['colour', 'purple', null],
  ['text', '08:00–24:00', '08:00–24:00'],
  ['text', '<b>', null],
  ['need', 'optional', 'optional'],
  ['need', 'maybe', null],
  ['switch', 'on', null],
] as const)('%s: %j is %j', (kind, typed, value) => {
  const [least, most] = { amount: [0, 50_000 * P], count: [1, 100], share: [0, 1_000_000] }[kind as string] ?? [
    null,
    null,
  ];
  expect(typedSetting({ kind, least: least ?? null, most: most ?? null }, ` ${typed} `)).toBe(value);
});
