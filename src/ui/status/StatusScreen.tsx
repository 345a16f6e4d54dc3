import { useSelector } from '@xstate/react';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { later } from '../later.ts';
import type { StatusViewProps } from './statusView.ts';
import { Unreachable } from './Unreachable.tsx';

interface StatusScreenProps {
  readonly actor: StatusViewProps['actor'];
  readonly children: ReactNode;
}

/** What stands in place of the site. */
const screens: Readonly<Record<string, ComponentType<StatusViewProps>>> = {
  maintenance: later(async () => (await import('./Maintenance.tsx')).Maintenance),
  restricted: later(async () => (await import('./Restricted.tsx')).Restricted),
  unreachable: Unreachable,
};

/** Exactly one screen by system status (STATUS-01…05). The frame of the site stands while the first answer is awaited. */
export function StatusScreen({ actor, children }: StatusScreenProps) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { screen } = state.value;
  const Screen = screens[screen];
  if (screen === 'unknown') return null;
  if (!Screen) return <div inert={screen === 'undecided'}>{children}</div>;
  return (
    <Suspense fallback={null}>
      <Screen actor={actor} state={state} />
    </Suspense>
  );
}
