// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Tabs } from '../../../src/ui/kit/Tabs.tsx';

afterEach(cleanup);

const tabs = [
  { id: 'username', label: 'Username' },
  { id: 'sms', label: 'SMS code' },
  { id: 'passkey', label: 'Passkey' },
] as const;

function Choice({ disabled = false }: { readonly disabled?: boolean }) {
  const [selected, select] = useState<(typeof tabs)[number]['id']>('username');
  return <Tabs label="Login method" tabs={tabs} selected={selected} onSelect={select} disabled={disabled} />;
}

const lit = () => screen.getByRole('tab', { selected: true });

describe('tabs', () => {
  it.each([
    ['{ArrowRight}', 'SMS code'],
    ['{ArrowLeft}', 'Passkey'],
    ['{End}', 'Passkey'],
    ['{ArrowRight}{ArrowRight}{ArrowRight}', 'Username'],
    ['{End}{Home}', 'Username'],
    ['{ArrowDown}', 'Username'],
  ])('move with %s to %s, and the focus with them', async (keys, label) => {
    render(<Choice />);
    await userEvent.tab();
    await userEvent.keyboard(keys);
    expect([lit().textContent, document.activeElement?.textContent]).toEqual([label, label]);
  });

  it('are one Tab stop: the selected one', async () => {
    render(<Choice />);
    await userEvent.click(screen.getByRole('tab', { name: 'SMS code' }));
    expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([-1, 0, -1]);
  });

  it('do not change while disabled', async () => {
    render(<Choice disabled />);
    await userEvent.click(screen.getByRole('tab', { name: 'SMS code' }));
    await userEvent.keyboard('{ArrowRight}');
    expect(lit().textContent).toEqual('Username');
  });
});
