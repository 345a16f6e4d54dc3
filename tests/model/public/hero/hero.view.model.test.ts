// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createHarness } from '../../kit/harness.ts';
import { viewTests } from '../../kit/viewTests.ts';
import { heroFlow } from './hero.spec.ts';
import { heroView } from './hero.view.tsx';

const excused = { lookalikes: { 'still = held': 'in both, the slide stays until someone changes it' } };

describe('[HOME-06] the slides of home, on screen', () => {
  it.each(viewTests(heroFlow, heroView, [], excused))('%s', (_title, run) => run());

  it('follow a finger, not the mouse, and stay while the pointer is on them', () => {
    const { actor } = createHarness(heroFlow, undefined);
    const { close } = heroView.open(actor as never);
    const hero = screen.getByRole('region', { name: 'Highlights' });
    const place = () => actor.getSnapshot().context.place;
    const drag = (pointerType: 'touch' | 'mouse') => {
      fireEvent.pointerDown(hero, { clientX: 200, pointerType });
      fireEvent.pointerUp(hero, { clientX: 100, pointerType });
      return place();
    };
    expect([drag('mouse'), drag('touch')]).toEqual([0, 1]);
    act(() => actor.send({ type: 'hero.allow', turning: true }));
    fireEvent.pointerEnter(hero);
    expect(actor.getSnapshot().value).toBe('held');
    fireEvent.pointerLeave(hero);
    expect(actor.getSnapshot().value).toBe('turning');
    close();
  });
});
