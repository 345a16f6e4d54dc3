// @vitest-environment jsdom
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { Change, ComparedMoney, MoneyChange } from '../../../../src/ui/agent/agentReports/Change.tsx';
import { onScreen } from '../../../model/onScreen.tsx';

const P = 10_000;
const UP = /^_?more(?:_|$)/;
const DOWN = /^_?less(?:_|$)/;

function shown(part: ReactElement): readonly [string | null | undefined, string] {
  const { close } = onScreen(() => part)(null);
  const figure = document.querySelector('small > span');
  const name = figure?.className ?? '';
  const result = [figure?.textContent, UP.test(name) ? 'gain' : DOWN.test(name) ? 'loss' : name] as const;
  close();
  return result;
}

it.each([
  ['more members', <Change key="" now={12} before={9} />, '+3', 'gain'],
  ['fewer members', <Change key="" now={9} before={12} />, '−3', 'loss'],
  ['as many members', <Change key="" now={9} before={9} />, '±0', ''],
  ['more money', <MoneyChange key="" now={150 * P} before={100 * P} />, '+50.0%', 'gain'],
  ['less money', <MoneyChange key="" now={75 * P} before={100 * P} />, '−25.0%', 'loss'],
  ['a smaller loss', <MoneyChange key="" now={-50 * P} before={-100 * P} />, '+50.0%', 'gain'],
  ['a loss after a gain', <ComparedMoney key="" now={-50 * P} before={100 * P} signed />, '−150.0%', 'loss'],
])('%s than in the period before has its sign and its colour', (_what, part, text, tone) => {
  expect(shown(part)).toEqual([text, tone]);
});
