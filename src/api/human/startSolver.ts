import solverUrl from './solver.worker.ts?worker&url';

interface ScriptPolicy {
  createScriptURL(url: string): unknown;
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): ScriptPolicy;
}

/** The one script that the page starts by address; browsers with Trusted Types let no other through. */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('statehouse', {
  createScriptURL: (url) => (url === solverUrl ? url : ''),
});

export const startSolver = (): Worker =>
  new Worker((policy?.createScriptURL(solverUrl) ?? solverUrl) as string, { type: 'module' });
