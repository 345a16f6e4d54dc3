/** How another application comes to be shown here. */
export function Connect() {
  const { origin, host, protocol } = location;
  const socket = `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/console/relay`;
  return (
    <section className="win-drawer" aria-label="Connect another">
      <p className="say">
        Any application with XState 5 and <code>@statelyai/inspect</code>: one of these lines, and its{' '}
        <code>inspect</code> given to <code>createActor</code>.
      </p>
      <dl>
        <dt>In a window of its own</dt>
        <dd>
          <code>{`const { inspect } = createBrowserInspector({ url: '${origin}/console' })`}</code>
        </dd>
        <dt>In a frame of its page</dt>
        <dd>
          <code>{`const { inspect } = createBrowserInspector({ url: '${origin}/console', iframe })`}</code>
        </dd>
        <dt>From anywhere, Node too</dt>
        <dd>
          <code>{`const { inspect } = createWebSocketInspector({ url: '${socket}' })`}</code>
        </dd>
      </dl>
    </section>
  );
}
