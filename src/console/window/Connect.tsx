/** Instructions to connect another application. */
export function Connect() {
  const { origin, host, protocol } = location;
  const socket = `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/console/relay`;
  return (
    <section className="win-drawer" aria-label="Connect application">
      <p className="say">
        <b>To steer it</b> (pause, step, send, walk, record, replay): add our adapter, <code>@statehouse/steer</code>.
      </p>
      <dl>
        <dt>In its code</dt>
        <dd>
          <code>{`createActor(machine, steer({ console: '${origin}/console' }))`}</code>
        </dd>
      </dl>
      <p className="say">
        <b>To watch it</b>, for any application with XState 5 and <code>@statelyai/inspect</code>: add one of these
        lines and pass <code>inspect</code> to <code>createActor</code>.
      </p>
      <dl>
        <dt>In a separate window</dt>
        <dd>
          <code>{`const { inspect } = createBrowserInspector({ url: '${origin}/console' })`}</code>
        </dd>
        <dt>In a frame of its page</dt>
        <dd>
          <code>{`const { inspect } = createBrowserInspector({ url: '${origin}/console', iframe })`}</code>
        </dd>
        <dt>From anywhere, including Node</dt>
        <dd>
          <code>{`const { inspect } = createWebSocketInspector({ url: '${socket}' })`}</code>
        </dd>
      </dl>
    </section>
  );
}
