import { useSyncExternalStore } from 'react';
import type { Settings } from '../core/settings.ts';
import type { Store } from '../core/store.ts';

interface BranchNoticeProps {
  readonly branch: Store<{ readonly says: string }>;
  readonly theme: Settings['theme'];
}

/** Notice in a branch tab, with its progress. */
export function BranchNotice({ branch, theme }: BranchNoticeProps) {
  const { says } = useSyncExternalStore(branch.subscribe, branch.read);
  return (
    <div className="opener lost" role="status" aria-label="Replay" data-theme={theme}>
      <p>{says}</p>
    </div>
  );
}
