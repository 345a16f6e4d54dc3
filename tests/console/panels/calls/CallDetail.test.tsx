// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CallDetail, type CallDetailProps } from '../../../../src/console/panels/calls/CallDetail.tsx';
import { callRecord } from '../../support/callRecord.ts';

afterEach(cleanup);

const held = callRecord({
  ...{ seq: 219, id: 'session.login', method: 'POST', path: '/wps/session/login', endedAt: null, state: 'held' },
  ...{ fault: { kind: 'hold' }, arrivedAt: 1000 },
});

const show = (props: Partial<CallDetailProps> = {}) => {
  const on = { onSteer: vi.fn(), onStanding: vi.fn(), onEdit: vi.fn() };
  const all: CallDetailProps = {
    record: held,
    requestRows: [],
    replyRows: [
      { path: 'value.token', shown: '••••', kind: 'secret', wrong: null },
      { path: 'value.expired', shown: '"no"', kind: 'boolean', wrong: 'not a boolean' },
    ],
    refusals: ['BAD_CREDENTIALS', 'CAPTCHA_REQUIRED'],
    breaks: [
      'token missing',
      'token: 42',
      'token: null',
      'expired missing',
      'expired: "no"',
      'no envelope',
      'not JSON',
    ],
    standing: [],
    spec: '7.1 login',
    now: 13_400,
    editable: '{\n  "value": 1\n}',
    ...on,
    ...props,
  };
  const { rerender } = render(<CallDetail {...all} />);
  return { ...on, change: (changes: Partial<CallDetailProps>) => rerender(<CallDetail {...all} {...changes} />) };
};

const press = (name: string, group?: string) => {
  const where = group ? within(screen.getByRole('group', { name: group })) : screen;
  return userEvent.click(where.getByRole('button', { name }));
};

describe('the detail of a call', () => {
  it('says in words how far it is', () => {
    const { change } = show();
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('POST session.login200 · held 12.4 s');
    expect(screen.getByText('Reply received, not yet delivered to the site.')).toBeTruthy();
    change({ record: { ...held, state: 'waiting', fault: { kind: 'drop' } } });
    expect(screen.getByText('Reply dropped. The site waits until it times out.')).toBeTruthy();
    change({ record: { ...held, state: 'done', endedAt: 1500, fault: { kind: 'edit' } } });
    expect(screen.getByText('Reply delivered: edited.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Release' })).toBeNull();
  });

  it('lists the fields with what the contract says of each', () => {
    show({
      record: { ...held, replyVerdict: { kind: 'wrong', fields: [{ path: 'value.expired', says: 'not a boolean' }] } },
    });
    const reply = within(screen.getByRole('region', { name: 'Reply' }));
    expect(reply.getByText('1 of 2 fields valid')).toBeTruthy();
    expect(reply.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'value.token ••••secret',
      'value.expired "no"not a boolean',
    ]);
  });

  it.each([
    ['Release', null],
    ['Delay 3 s', { kind: 'slow', ms: 3000 }],
    ['Drop', { kind: 'drop' }],
  ])('%s: the held reply is steered, and the focus stays in the panel', async (name, fault) => {
    const { onSteer } = show();
    await press(name, 'This reply');
    expect(onSteer.mock.calls).toEqual([[fault]]);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }));
  });

  it('edits the reply, also to what is no JSON, and says so', async () => {
    const { onEdit } = show();
    await press('Edit reply');
    const area = screen.getByRole('textbox', { name: 'Reply' });
    expect(document.activeElement).toBe(area);
    await userEvent.clear(area);
    await userEvent.type(area, 'oops');
    expect(screen.getByText('Not JSON. The site receives it unchanged.')).toBeTruthy();
    await press('Send to the site');
    expect(onEdit.mock.calls).toEqual([['oops']]);
  });

  it('leaves the focus where it is when something else changes', async () => {
    const { change } = show();
    await press('Edit reply');
    const cancel = screen.getByRole('button', { name: 'Cancel' });
    cancel.focus();
    change({ now: 14_000 });
    expect(document.activeElement).toBe(cancel);
    change({ record: { ...held, seq: 220 } });
    expect(screen.queryByRole('textbox', { name: 'Reply' })).toBeNull();
  });

  it('leaves the reply as it is when the edit is cancelled', async () => {
    const { onEdit } = show();
    await press('Edit reply');
    await press('Cancel');
    expect(onEdit).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Release' })).toBeTruthy();
  });

  it('cannot edit what is not read yet', () => {
    show({ editable: null });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Edit reply' }).disabled).toBe(true);
  });
});

describe('the choice of a fault', () => {
  it('is for this reply, the next, or always', async () => {
    const { onSteer, onStanding } = show();
    await press('Captcha required', 'refuse');
    await press('next', 'Applies to');
    await press('HTTP 503', 'fail');
    await press('always', 'Applies to');
    await press('token: 42', 'break schema');
    await press('10 s', 'delay');
    await press('no fault', 'delay');
    expect(onSteer.mock.calls).toEqual([[{ kind: 'refuse', code: 'CAPTCHA_REQUIRED' }]]);
    expect(onStanding.mock.calls).toEqual([
      ['next', { kind: 'status', status: 503 }],
      ['always', { kind: 'break', name: 'token: 42' }],
      ['always', { kind: 'slow', ms: 10_000 }],
      ['always', null],
    ]);
  });

  it('shows what stands', async () => {
    show({ standing: [{ call: 'session.login', scope: 'always', fault: { kind: 'offline' } }] });
    const pressed = () =>
      ['delay', 'refuse', 'fail', 'break schema'].flatMap((group) =>
        within(screen.getByRole('group', { name: group }))
          .queryAllByRole('button', { pressed: true })
          .map(({ textContent }) => textContent),
      );
    expect(pressed()).toEqual(['hold']);
    await press('next');
    expect(pressed()).toEqual(['no fault']);
    await press('always');
    expect(pressed()).toEqual(['offline']);
  });

  it('says why this reply cannot be chosen once the site has it', () => {
    show({ record: { ...held, state: 'done', endedAt: 2000 } });
    const own = screen.getByRole<HTMLButtonElement>('button', { name: 'this reply' });
    expect([own.disabled, own.title]).toEqual([true, 'Reply already delivered']);
    expect(screen.getByRole('button', { name: 'next', pressed: true })).toBeTruthy();
  });

  it('shows a long row whole when asked', async () => {
    show();
    expect(screen.queryByRole('button', { name: 'not JSON' })).toBeNull();
    await press('1 more…');
    expect(screen.getByRole('button', { name: 'not JSON' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'fewer', expanded: true })).toBeTruthy();
  });
});
