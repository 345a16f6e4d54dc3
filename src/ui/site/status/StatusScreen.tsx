import { useSelector } from '@xstate/react';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { lazyView } from '../../lazyView.ts';
import type { StatusViewProps } from './statusView.ts';
import { Unreachable } from './Unreachable.tsx';

interface StatusScreenProps {
  readonly actor: StatusViewProps['actor'];
  readonly children: ReactNode;
}

/** Screens that replace the site. */
const screens: Readonly<Record<string, ComponentType<StatusViewProps>>> = {
  maintenance: lazyView(async () => (await import('./Maintenance.tsx')).Maintenance),
  restricted: lazyView(async () => (await import('./Restricted.tsx')).Restricted),
  unreachable: Unreachable,
};

/** One screen per system status (STATUS-01…05). The shell shows while the first answer is pending. */
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
