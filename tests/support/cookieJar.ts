/** Keeps cookies as a browser does, by name. */
export function withCookies(
  fetch: (request: Request) => Promise<Response>,
  cookies: Map<string, string>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    if (cookies.size > 0) {
      request.headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    }
    const response = await fetch(request);
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (name !== undefined && value !== undefined) cookies.set(name, value);
    }
    return response;
  };
}
