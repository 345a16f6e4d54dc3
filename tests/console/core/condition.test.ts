import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { readCondition } from '../../../src/console/core/condition.ts';

const context = { left: 0, name: 'Mali', ผู้เล่น: 1, list: [1, 2, 'x'], deep: { er: { ok: true, none: null } } };

it.each([
  ['left <= 0', true],
  ['left < 0', false],
  ['left >= 1', false],
  ['left > -1', true],
  ['left == 0', true],
  ['left != 0', false],
  ["name == 'Mali'", true],
  ['name == Mali', true],
  ['name > Alma', true],
  ['name includes al', true],
  ['list.length >= 3', true],
  ['list.2 == x', true],
  ['list includes 2', true],
  ['deep.er.ok == true', true],
  ['deep.er.none == null', true],
  ['deep.er.gone == undefined', true],
  ['deep.nobody.there == 1', false],
  ['name > 3', false],
  ['deep includes er', false],
  ['left.constructor.name == Number', false],
  ['__proto__ == undefined', true],
])('reads %s', (text, holds) => {
  expect(readCondition(text)(context)).toBe(holds);
});

it.each(['', 'left', 'left =', 'left <=', 'left = 0', 'left() == 1', "name == it's", 'name == a b', 'alert(1)'])(
  'says what is wrong with: %s',
  (text) => expect(() => readCondition(text)).toThrow(/^(expected path, operator and value|put text in quotes)/),
);

it('compares numbers as they are, and breaks on nothing', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer(), (found, value) => {
      expect(readCondition(`n < ${value}`)({ n: found })).toBe(found < value);
      expect(readCondition(`n >= ${value}`)({ n: found })).toBe(found >= value);
    }),
  );
  fc.assert(fc.property(fc.anything(), (anything) => typeof readCondition('a.b < 1')(anything) === 'boolean'));
});
