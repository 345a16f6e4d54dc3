interface ConnectProps {
  /** The relay for WebSockets; null where there is none. */
  readonly relay: string | null;
}

/** Instructions to connect another application. */
export function Connect({ relay }: ConnectProps) {
  const here = location.origin + location.pathname;
  return (
    <section className="win-drawer" aria-label="Connect application">
      <p className="say">
        <b>To steer it</b> (pause, step, send, walk, record, replay): add our adapter, <code>@statehouse/steer</code>.
      </p>
      <dl>
        <dt>In its code</dt>
        <dd>
          <code>{`createActor(machine, steer({ console: '${here}' }))`}</code>
        </dd>
      </dl>
      <p className="say">
        <b>To watch it</b>, for any application with XState 5 and <code>@statelyai/inspect</code>: add one of these
        lines and pass <code>inspect</code> to <code>createActor</code>.
      </p>
      <dl>
        <dt>In a separate window</dt>
        <dd>
          <code>{`const { inspect } = createBrowserInspector({ url: '${here}' })`}</code>
        </dd>
        <dt>In a frame of its page</dt>
        <dd>
          <code>{`const { inspect } = createBrowserInspector({ url: '${here}', iframe })`}</code>
        </dd>
        {relay !== null && (
          <>
            <dt>From anywhere, including Node</dt>
            <dd>
              <code>{`const { inspect } = createWebSocketInspector({ url: '${relay}' })`}</code>
            </dd>
          </>
        )}
      </dl>
    </section>
  );
}
