/** Whether a host belongs to a merchant's list: `*` is any host, `*.example.test` any host below that name. */
export const isServedHost = (host: string, domainList: readonly string[]): boolean =>
  domainList.some((domain) => {
    if (domain === '*') return true;
    if (domain.startsWith('*.')) return host.endsWith(domain.slice(1));
    return host === domain;
  });
