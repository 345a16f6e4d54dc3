import { createBrowserReceiver, createWebSocketReceiver } from '@statelyai/inspect';

/** A third-party inspector that lists what it receives, by the receivers of the real package. */
const server = new URLSearchParams(location.search).get('server');
const receiver = server === null ? createBrowserReceiver() : createWebSocketReceiver({ server });

const list = document.body.appendChild(document.createElement('ol'));
receiver.subscribe((event) => {
  const item = list.appendChild(document.createElement('li'));
  item.textContent = JSON.stringify(event);
});
