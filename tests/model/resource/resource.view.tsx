import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { View } from '../kit/view.ts';
import { alerts, buttonCalled, press } from '../onScreen.tsx';
import type { ResourceMachine } from './resource.spec.ts';

/** The texts of a section, and how it shows its entries. */
interface Section {
  readonly title: string;
  readonly failed: string;
  readonly empty: { readonly title: string; readonly text: string };
  /** Text of each entry on screen. */
  readonly entries: () => readonly string[];
  /** Expected text of each entry of an answer. */
  readonly entriesOf: (value: object) => readonly string[];
}

/** A section of home that shows a resource. */
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
        const words = 'Connection problem. Check your network and try again.Try again';
        const said = context.value === null ? section.failed : 'Could not refresh. You are seeing earlier data. ';
        expect(alerts()).toEqual([said + words]);
        expect(buttonCalled('Try again')).toEqual({ disabled: false, busy: false });
        if (context.value === null) expect(isSkeletonShown()).toBe(false);
        else shows(context.value);
      },
    },
  };
}
