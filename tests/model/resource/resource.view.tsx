import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { View } from '../kit/view.ts';
import { alerts, buttonCalled, press } from '../onScreen.tsx';
import type { ResourceMachine } from './resource.spec.ts';

/** What a section says in its own words, and how it shows what the server has. */
interface Section {
  readonly title: string;
  readonly failed: string;
  readonly empty: { readonly title: string; readonly text: string };
  /** Each entry on screen, in words. */
  readonly entries: () => readonly string[];
  /** Each entry of an answer, as it should be on screen. */
  readonly entriesOf: (value: object) => readonly string[];
}

/** A section of home that shows something that the server has. */
export function sectionView(open: View<ResourceMachine>['open'], section: Section): View<ResourceMachine> {
  const region = () => screen.getByRole('region', { name: section.title });
  const isSkeletonShown = () => region().querySelector('div > [aria-hidden="true"]:has(> span)') !== null;
  const shows = (value: object | null) => {
    expect(isSkeletonShown()).toBe(value === null);
    const entries = value && section.entriesOf(value);
    expect(section.entries()).toEqual(entries ?? []);
    expect(region().textContent?.includes(section.empty.title + section.empty.text)).toBe(entries?.length === 0);
  };
  return {
    open,
    drivers: { 'resource.load': 'elsewhere', 'resource.retry': () => press('Try again') },
    offers: { 'resource.retry': (snapshot) => snapshot.matches('failed') },
    expectations: {
      idle: () => expect.unreachable('it is asked for at once'),
      loading: ({ context }) => {
        shows(context.value);
        expect([region().ariaBusy, alerts(), buttonCalled('Try again')]).toEqual(['true', [], null]);
      },
      ready: ({ context }) => {
        shows(context.value);
        expect([region().ariaBusy, alerts(), buttonCalled('Try again')]).toEqual(['false', [], null]);
      },
      failed: ({ context }) => {
        expect(region().ariaBusy).toBe('false');
        const words = 'There is a problem with the connection. Check the network and try again.Try again';
        const said =
          context.value === null ? section.failed : 'This could not be updated, and what you see is from before. ';
        expect(alerts()).toEqual([said + words]);
        expect(buttonCalled('Try again')).toEqual({ disabled: false, busy: false });
        if (context.value === null) expect(isSkeletonShown()).toBe(false);
        else shows(context.value);
      },
    },
  };
}
