import { useSelector } from '@xstate/react';
import { type ReactNode, Suspense } from 'react';
import { later } from '../later.ts';
import type { StatusViewProps } from './statusView.ts';
import { Unreachable } from './Unreachable.tsx';

const Maintenance = later(async () => (await import('./Maintenance.tsx')).Maintenance);
const Restricted = later(async () => (await import('./Restricted.tsx')).Restricted);

interface StatusScreenProps {
  readonly actor: StatusViewProps['actor'];
  readonly children: ReactNode;
}

/** Exactly one screen by system status (STATUS-01…05). The frame of the site stands while the first answer is awaited. */
export function StatusScreen({ actor, children }: StatusScreenProps) {
  const state = useSelector(actor, (snapshot) => snapshot);
  if (state.matches({ screen: 'unknown' })) return null;
  if (state.matches({ screen: 'maintenance' })) {
    return (
      <Suspense fallback={null}>
        <Maintenance actor={actor} state={state} />
      </Suspense>
    );
  }
  if (state.matches({ screen: 'restricted' })) {
    return (
      <Suspense fallback={null}>
        <Restricted actor={actor} state={state} />
      </Suspense>
    );
  }
  if (state.matches({ screen: 'unreachable' })) return <Unreachable actor={actor} state={state} />;
  return <div inert={state.matches({ screen: 'undecided' })}>{children}</div>;
}
