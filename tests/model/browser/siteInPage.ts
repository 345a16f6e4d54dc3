import type { AnyActorRef } from 'xstate';
import type {} from '../../../src/inspection/pageInspector.ts';
import type { Learned } from './siteOpening.ts';

/** How the site of a page stands. */
export interface Standing {
  /** Whether it is open and works. */
  readonly isOpen: boolean;
  /** Whether nothing stands over its pages. */
  readonly isFree: boolean;
  readonly isSignedIn: boolean;
  readonly place: string;
}

/** Runs in the page: how the site stands, after what may be left was left. */
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

/** Runs in the page: goes to an address of the site as a link within it does, from the home page. */
export function goTo(address: string): void {
  for (const place of ['/', address]) history.pushState(null, '', place);
}

/** Runs in the page. What was covered so far is kept. */
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

/** Runs in the page, whose time goes on: waits until the site has started and has learned this. */
export async function untilLearned(names: readonly Learned[]): Promise<void> {
  const hasLearned = () => {
    const snapshot = window.statehouse?.site.getSnapshot();
    return snapshot !== undefined && names.every((name) => snapshot.context[name] !== null);
  };
  while (!hasLearned()) await new Promise((go) => setTimeout(go, 20));
}

/** Runs in the page, whose time goes on: waits until the session that has begun is known. */
export async function untilKnown(): Promise<void> {
  const isKnown = () => {
    const { session }: Readonly<Record<string, AnyActorRef | undefined>> =
      window.statehouse?.site.getSnapshot().children ?? {};
    return session?.getSnapshot().matches({ signedIn: 'member' }) === true;
  };
  while (!isKnown()) await new Promise((go) => setTimeout(go, 20));
}

/** Runs in the page: what a fade leads to may begin the next one. */
export async function untilFadesAreDone(): Promise<void> {
  let awaited: ViewTransition | null = null;
  for (let fade = document.activeViewTransition; fade && fade !== awaited; fade = document.activeViewTransition) {
    awaited = fade;
    await fade.updateCallbackDone.catch(() => undefined);
  }
}
