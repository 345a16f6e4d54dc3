import type { AnyActorRef } from 'xstate';
import type {} from '../../../src/inspection/pageInspector.ts';
import type { Learned } from './siteOpening.ts';

/** State of the site in a page. */
export interface Standing {
  /** Whether it is open and working. */
  readonly isOpen: boolean;
  /** Whether nothing covers its pages. */
  readonly isFree: boolean;
  readonly isSignedIn: boolean;
  readonly place: string;
}

/** Reads the state of the site, after closing what can be closed. Runs in the page. */
export function standing(mayLeave: boolean): Standing {
  const snapshot = window.statehouse?.site.getSnapshot();
  const parts: Readonly<Record<string, AnyActorRef | undefined>> = snapshot?.children ?? {};
  if (mayLeave) {
    parts.modals?.send({ type: 'modal.leave' });
    while (parts.dialogs?.getSnapshot().can({ type: 'dialogs.dismiss' }))
      parts.dialogs.send({ type: 'dialogs.dismiss' });
  }
  return {
    isOpen: !('isBroken' in window) && snapshot?.value === 'open',
    isFree:
      parts.modals?.getSnapshot().value === 'closed' &&
      parts.dialogs?.getSnapshot().can({ type: 'dialogs.dismiss' }) === false,
    isSignedIn: snapshot?.context.hasToken === true,
    place: location.pathname + location.search + location.hash,
  };
}

/** Runs in the page. */
export function dismissWarnings(): void {
  const snapshot = window.statehouse?.site.getSnapshot();
  const { dialogs }: Readonly<Record<string, AnyActorRef | undefined>> = snapshot?.children ?? {};
  while (dialogs?.getSnapshot().can({ type: 'dialogs.dismiss' })) dialogs.send({ type: 'dialogs.dismiss' });
}

/** Navigates to a path as a link on the home page does. Runs in the page. */
export function goTo(address: string): void {
  for (const place of ['/', address]) history.pushState(null, '', place);
}

/** Fills both storages; keeps the recorded coverage. Runs in the page. */
export function fillStorages({
  stored,
  kept,
}: Readonly<Record<'stored' | 'kept', Readonly<Record<string, string>>>>): void {
  const covered = sessionStorage.getItem('statehouse.coverage');
  localStorage.clear();
  sessionStorage.clear();
  for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value);
  for (const [name, value] of Object.entries(kept)) sessionStorage.setItem(name, value);
  if (covered !== null) sessionStorage.setItem('statehouse.coverage', covered);
}

/** Waits until the site has started and loaded these. Runs in the page, with its time running. */
export async function untilLearned(names: readonly Learned[]): Promise<void> {
  const hasLearned = () => {
    const snapshot = window.statehouse?.site.getSnapshot();
    return snapshot !== undefined && names.every((name) => snapshot.context[name] !== null);
  };
  while (!hasLearned()) await new Promise((go) => setTimeout(go, 20));
}

/** Waits until the member of the new session is loaded. Runs in the page, with its time running. */
export async function untilKnown(): Promise<void> {
  const isKnown = () => {
    const { session }: Readonly<Record<string, AnyActorRef | undefined>> =
      window.statehouse?.site.getSnapshot().children ?? {};
    return session?.getSnapshot().matches({ signedIn: 'member' }) === true;
  };
  while (!isKnown()) await new Promise((go) => setTimeout(go, 20));
}

/** Waits for view transitions to end; one may start the next. Runs in the page. */
export async function untilFadesAreDone(): Promise<void> {
  let awaited: ViewTransition | null = null;
  for (let fade = document.activeViewTransition; fade && fade !== awaited; fade = document.activeViewTransition) {
    awaited = fade;
    await fade.updateCallbackDone.catch(() => undefined);
  }
}
