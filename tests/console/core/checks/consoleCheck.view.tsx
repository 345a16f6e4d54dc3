import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { Actor } from 'xstate';
import type { pointingMachine } from '../../../../src/console/core/checks/pointing.machine.ts';
import { PointingForm } from '../../../../src/console/panels/notes/PointingForm.tsx';
import type { View } from '../../../model/kit/view.ts';

type Pointing = typeof pointingMachine;

const button = (name: string) => screen.getByRole('button', { name });
const must = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Must hold' });
const value = () => screen.queryByRole<HTMLInputElement>('textbox', { name: 'Value' });

export const consoleCheckView: View<Pointing> = {
  open: (actor: Actor<Pointing>) => {
    render(<PointingForm pointing={actor} />);
    return { carryOut: (move) => act(async () => move()), close: cleanup };
  },
  drivers: {
    'check.point': () => fireEvent.click(screen.getByRole('button', { name: /^Point (at something|again)$/ })),
    'check.choose': (event) => fireEvent.change(must(), { target: { value: event.must } }),
    'check.write': (event) => {
      const field = value();
      if (field !== null) fireEvent.change(field, { target: { value: event.value } });
    },
    'check.keep': () => fireEvent.click(button('Add check')),
    'check.cancel': () => fireEvent.click(button('Cancel')),
  },
  offers: { 'check.write': ({ context }, event) => context.value !== event.value },
  expectations: {
    idle: ({ context }) => {
      expect(screen.queryByRole('form')).toBeNull();
      expect(screen.queryByRole('alert')?.textContent ?? null).toBe(context.failure);
      expect(button('Point at something')).toBeTruthy();
    },
    pointing: () => expect(screen.getByRole('status').textContent).toMatch(/^Press a text, control or amount/),
    choosing: ({ context }) => {
      expect(screen.getByRole('form', { name: 'New check' }).textContent).toContain('Balance');
      expect(must().value).toBe(context.must);
      expect(value()?.value ?? null).toBe(context.must === 'equals' ? context.value : null);
    },
  },
};
