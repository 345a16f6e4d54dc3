interface ScriptPolicy {
  createScriptURL(url: string): unknown;
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): ScriptPolicy;
}

/** Scripts that the page starts by address: the solver of the login and the service worker. */
const started = /^\/(assets\/[\w.-]+\.js|worker\.js|src\/.+|@fs\/.+)(\?.*)?$/;

// Made at the first use: the page of the console loads this module too, and its own policy admits no other name.
let policy: ScriptPolicy | undefined;

/** The address of a script of this site, for browsers with Trusted Types, which start no other. */
export function trustedScript(url: string): string {
  policy ??= (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('statehouse', {
    createScriptURL: (address) => (started.test(address) ? address : ''),
  });
  return (policy?.createScriptURL(url) ?? url) as string;
}
