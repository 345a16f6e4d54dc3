// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Badge } from '../../../src/ui/kit/Badge.tsx';
import { circleCheckIcon, infoIcon, triangleAlertIcon } from '../../../src/ui/kit/icons/form.ts';
import { Money } from '../../../src/ui/kit/Money.tsx';
import { Note } from '../../../src/ui/kit/Note.tsx';
import { Points } from '../../../src/ui/kit/Points.tsx';
import { Toast } from '../../../src/ui/kit/Toast.tsx';
import { toneOf } from './toneOf.ts';

afterEach(cleanup);

const firstOf = (part: ReactElement): Element => render(part).container.firstElementChild ?? expect.unreachable();

describe('gain and loss', () => {
  it.each([
    ['a gain', <Money key="" amount={1_200_000} signed />, '+P 120.00', 'gain'],
    ['a loss', <Money key="" amount={-1_200_000} signed />, '−P 120.00', 'loss'],
    ['neither', <Money key="" amount={0} signed />, 'P 0.00', null],
    ['a balance', <Money key="" amount={1_200_000} />, 'P 120.00', null],
    ['a balance below zero', <Money key="" amount={-1_200_000} />, '−P 120.00', null],
    ['points won', <Points key="" points={1_200} signed />, '+1,200', 'gain'],
    ['points spent', <Points key="" points={-1_200} signed />, '−1,200', 'loss'],
    ['no points', <Points key="" points={0} signed />, '0', null],
    ['points held', <Points key="" points={1_200} />, '1,200', null],
  ])('%s has its sign and its colour', (_what, part, text, tone) => {
    const element = firstOf(part);
    expect([element.textContent, toneOf(element)]).toEqual([text, tone]);
  });
});

describe('a tone', () => {
  it.each(['gain', 'danger', 'accent', 'info'] as const)('of a badge is %s', (tone) => {
    expect(toneOf(firstOf(<Badge tone={tone}>Paid</Badge>))).toBe(tone);
  });

  it('is not given to a badge without one', () => {
    expect(toneOf(firstOf(<Badge>Paid</Badge>))).toBeNull();
  });

  it.each([
    ['gain', circleCheckIcon],
    ['danger', triangleAlertIcon],
    ['accent', infoIcon],
    ['info', infoIcon],
  ] as const)('of a note is %s, with its icon', (tone, icon) => {
    const note = firstOf(<Note tone={tone}>Sent</Note>);
    expect([toneOf(note), note.querySelector('path')?.getAttribute('d')]).toEqual([tone, icon]);
  });

  it.each([
    ['gain', 'status', circleCheckIcon],
    ['danger', 'alert', triangleAlertIcon],
  ] as const)('of a toast is %s, with its role and icon', (tone, role, icon) => {
    render(
      <Toast tone={tone} closeLabel="Close" onClose={() => {}}>
        Sent
      </Toast>,
    );
    const toast = screen.getByRole(role);
    expect([toneOf(toast), toast.querySelector('path')?.getAttribute('d')]).toEqual([tone, icon]);
  });
});

/** The declarations of a rule of a style sheet. */
function rule(path: string, selector: string): readonly string[] {
  const text = readFileSync(path, 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
  const escaped = selector.replaceAll(/[.+*()[\]]/g, '\\$&');
  const body = new RegExp(`(?:^|[{}])\\s*${escaped}\\s*\\{([^{}]*)`).exec(text)?.[1];
  if (body === undefined) throw new Error(`${path} has no rule for ${selector}`);
  return body
    .split(';')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

describe('a colour with a meaning', () => {
  it.each([
    ['src/ui/kit/Money.module.css', '.gain', ['color: var(--gain-text)']],
    ['src/ui/kit/Money.module.css', '.loss', ['color: var(--danger-text)']],
    ['src/ui/kit/Badge.module.css', '.gain', ['background: var(--gain-wash)', 'color: var(--gain-text)']],
    ['src/ui/kit/Badge.module.css', '.danger', ['background: var(--danger-wash)', 'color: var(--danger-text)']],
    ['src/ui/kit/Badge.module.css', '.accent', ['background: var(--accent-wash)', 'color: var(--accent-text)']],
    ['src/ui/kit/Badge.module.css', '.info', ['background: var(--info-wash)', 'color: var(--info-text)']],
    ['src/ui/member/protect/meter.module.css', '.close', ['color: var(--danger-text)']],
    ['src/ui/member/protect/meter.module.css', '.near::-webkit-meter-optimum-value', ['background: var(--danger)']],
    ['src/ui/member/protect/meter.module.css', '.near::-moz-meter-bar', ['background: var(--danger)']],
    ['src/ui/agent/agentReports/teamOverview.module.css', '.more', ['color: var(--gain-text)']],
    ['src/ui/agent/agentReports/teamOverview.module.css', '.less', ['color: var(--danger-text)']],
    ['provider/page/sports/sports.css', '.odd--up > b', ['color: var(--gain-text)']],
    ['provider/page/sports/sports.css', '.odd--down > b', ['color: var(--danger-text)']],
  ])('in %s, %s takes it from its token', (path, selector, declarations) => {
    expect(rule(path, selector)).toEqual(declarations);
  });
});
