/** Whether a host matches the merchant's list: `*` is any host, `*.example.test` any subdomain. */
export const isServedHost = (host: string, domainList: readonly string[]): boolean =>
  domainList.some((domain) => {
    if (domain === '*') return true;
    if (domain.startsWith('*.')) return host.endsWith(domain.slice(1));
    return host === domain;
  });
