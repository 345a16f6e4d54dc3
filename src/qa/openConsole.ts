import type { AnyActorRef } from 'xstate';
import { createConsole, createRecording } from '../console/core/console.ts';
import { pageInspector } from '../inspection/pageInspector.ts';
import { createVirtualClock } from '../inspection/virtualClock.ts';
import { secretsOfSite } from './secrets.ts';

/**
 * What a page for QA has and a player's has not: an inspector, a clock that can be steered, and the console. It is made
 * before the site, which is shown to it before it starts. Tests that drive a page keep the dock out of their way:
 * `window.consoleIsHidden`.
 */
export function openConsole() {
  const inspector = pageInspector();
  const clock = createVirtualClock();
  const { names, fields } = secretsOfSite();
  const recorder = createRecording({ inspector, clock, secretNames: names, secretFields: fields });
  return {
    inspect: inspector.inspect,
    clock,
    show: (site: AnyActorRef): void => {
      const core = createConsole({ root: site, recorder, clock, onError: reportError });
      inspector.show(site);
      window.siteConsole = core;
      if (window.consoleIsHidden !== true) void mount(core).catch(reportError);
    },
  };
}

async function mount(core: Parameters<typeof import('../console/panels/mount.tsx').mountConsole>[0]): Promise<void> {
  const { mountConsole } = await import('../console/panels/mount.tsx');
  mountConsole(core);
}

declare global {
  interface Window {
    /** The console for scripts: the same commands as on its buttons. */
    siteConsole?: ReturnType<typeof createConsole>;
    /** Set before the page loads, it keeps the dock away. */
    consoleIsHidden?: boolean;
  }
}
